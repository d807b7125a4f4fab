import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright';
import { makeCommunity } from '../community.ts';
import { INTRO_SECONDS, introductions } from './introduced.ts';
import { clipOf } from './load-intros.ts';
import { FRAME_RATE, moving } from './moving.ts';
import { webmOf } from './webm.ts';

// Films the clips of the demo community. Run by hand after a change of the drawings or of who introduces themselves,
// files are committed: CHROMIUM_PATH=/usr/bin/chromium npx tsx api/demo/seed/intros/record.ts

const WIDTH = 640;
const HEIGHT = 480;
/** Bits a second. */
const BITRATE = 130_000;
/** Coding asks for a page that a browser trusts. */
const STUDIO = 'https://studio.example/';

/** What the page answers of one coded picture. */
interface Packed {
  readonly at: number;
  readonly whole: boolean;
  readonly base64: string;
}

const require = createRequire(import.meta.url);
const font = (script: string) =>
  require.resolve(`@fontsource/mukta/files/mukta-${script}-600-normal.woff2`);
const FILES: Readonly<Record<string, readonly [type: string, path: string | URL]>> = {
  '/': ['text/html', new URL('./studio.html', import.meta.url)],
  '/mukta-devanagari.woff2': ['font/woff2', font('devanagari')],
  '/mukta-latin.woff2': ['font/woff2', font('latin')],
};

async function openStudio(page: Page): Promise<void> {
  await page.route(`${STUDIO}**`, async (route) => {
    const file = FILES[new URL(route.request().url()).pathname];
    if (file === undefined) return route.fulfill({ status: 404 });
    const [contentType, path] = file;
    return route.fulfill({ contentType, body: await readFile(path) });
  });
  await page.goto(STUDIO);
}

async function record(page: Page, portrait: string): Promise<Buffer> {
  const film = {
    drawings: moving(portrait),
    width: WIDTH,
    height: HEIGHT,
    rate: FRAME_RATE,
    bitrate: BITRATE,
  };
  const packed = await page.evaluate<Packed[]>(`film(${JSON.stringify(film)})`);
  return webmOf({
    width: WIDTH,
    height: HEIGHT,
    length: INTRO_SECONDS * 1e3,
    frames: packed.map(({ base64, ...frame }) => ({
      ...frame,
      bytes: Buffer.from(base64, 'base64'),
    })),
  });
}

const root = process.getuid?.() === 0;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
  args: root ? ['--no-sandbox', '--disable-gpu'] : [],
});
const page = await browser.newPage();
await openStudio(page);
const folder = new URL('./', clipOf('any'));
await mkdir(folder, { recursive: true });
for (const old of await readdir(folder)) await rm(new URL(old, folder));
const { people } = makeCommunity({ now: new Date() });
for (const portrait of new Set(introductions(people).map((intro) => intro.portrait))) {
  const clip = await record(page, portrait);
  await writeFile(clipOf(portrait), clip);
  process.stdout.write(`${portrait}: ${(clip.length / 1000).toFixed(0)} kB\n`);
}
await browser.close();
