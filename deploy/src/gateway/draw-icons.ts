import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import { ICONS } from './site-files.ts';

/** A maskable icon may be cut to a circle of four fifths of its width, so the drawing is this part of it. */
const SAFE = 0.8;

/**
 * Writes the icons into `icons` from favicon.svg. Run by hand after a change of that drawing; files are committed:
 * `npx tsx deploy/src/gateway/draw-icons.ts`
 */
async function drawAll(folder: URL): Promise<void> {
  const svg = await readFile(
    fileURLToPath(import.meta.resolve('shared-contracts/ui/favicon.svg')),
    'utf8',
  );
  const ground = /<rect[^>]*fill="(#\w+)"/.exec(svg)?.[1];
  if (ground === undefined) throw new Error('favicon.svg has no ground.');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const page = await browser.newPage();
  for (const { file, size, isFull, type } of Object.values(ICONS)) {
    await page.setViewportSize({ width: size, height: size });
    const drawn = isFull ? size * SAFE : size;
    const colour = isFull ? ground : 'transparent';
    await page.setContent(
      `<style>body{margin:0;height:${size}px;display:grid;place-content:center;background:${colour}}svg{display:block;width:${drawn}px}</style>${svg}`,
    );
    const png = await page.screenshot({ type: 'png', omitBackground: !isFull });
    await writeFile(new URL(file, folder), type === 'image/x-icon' ? ico(png, size) : png);
  }
  await browser.close();
}

/** A PNG as the one picture of an ICO file. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await drawAll(new URL('./icons/', import.meta.url));
