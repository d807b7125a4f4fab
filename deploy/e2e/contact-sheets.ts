import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, request, type Browser } from '@playwright/test';
import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import { chromiumFlags, findChromium } from '../src/browser/find-chromium.ts';
import { startSite } from '../src/site/site.ts';
import { demoMembers, enterAs } from './fixtures/member.ts';
import { ROLES, type Role } from './fixtures/roles.ts';
import { everyStop, type Stop } from './routes/stops.ts';
import { freePort } from './site/free-port.ts';
import { SITE_ENVIRONMENT } from './site/site-environment.ts';

// Pictures of every route for people to look at, and all of a language, role and width on one sheet:
//   npm run contact-sheets -w deploy -- <folder> [--languages en,mr,hi] [--roles visitor,member,staff]
//     [--widths 320,390,1280] [--dark] [--routes home,profile]

/** Heights of the screens that people have, by their width in pixels; any other is a desk. */
const HEIGHTS: Readonly<Record<number, number>> = {
  320: 640,
  360: 640,
  390: 844,
  1366: 768,
  1920: 1080,
};
const DESK_HEIGHT = 800;

/** How wide a tile of a sheet is, and how many stand in a row. */
const PHONE_TILE = { width: 260, columns: 7 };
const DESK_TILE = { width: 460, columns: 4 };

interface Tile {
  readonly name: string;
  readonly file: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en,mr,hi' },
    roles: { type: 'string', default: ROLES.join() },
    widths: { type: 'string', default: '320,390,1280' },
    routes: { type: 'string', default: '' },
    dark: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('contact-sheets: name the folder for the pictures');
const languages = chosen('languages', values.languages, LOCALES);
const roles = chosen('roles', values.roles, ROLES);
const widths = values.widths.split(',').map(Number);
if (!widths.every((width) => width >= 200)) throw new Error('contact-sheets: --widths 320,1280');
const only = values.routes === '' ? null : values.routes.split(',');
mkdirSync(folder, { recursive: true });

const dataDir = mkdtempSync(join(tmpdir(), 'saptapadi-sheets-'));
const site = await startSite({
  env: { ...SITE_ENVIRONMENT, PORT: String(await freePort()), DATA_DIR: dataDir },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
const api = await request.newContext({ baseURL: site.url });
try {
  for (const role of roles) {
    const stops = (await everyStop(api, role)).filter((stop) => isShot(stop, role));
    for (const language of languages) {
      // The desk speaks English alone (readings, 'What a language covers').
      const spoken = stops.filter(
        ({ name }) => language === 'en' || routes[name].access !== 'staff',
      );
      for (const width of widths) await shootAll(role, language, width, spoken);
    }
  }
} finally {
  await api.dispose();
  await browser.close();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A picture of each stop as it is first seen, and the sheet of them. */
async function shootAll(role: Role, language: Locale, width: number, stops: Stop[]): Promise<void> {
  const viewport = { width, height: HEIGHTS[width] ?? DESK_HEIGHT };
  const colorScheme = values.dark ? 'dark' : 'light';
  const context = await browser.newContext({ baseURL: site.url, viewport, colorScheme });
  const page = await context.newPage();
  if (role !== 'visitor') await enterAs(page, demoMembers[role === 'staff' ? 'staff' : 'meera']);
  const sheet = [language, role, width, ...(values.dark ? ['dark'] : [])].join('-');
  const tiles: Tile[] = [];
  for (const { name, address } of stops) {
    const url = new URL(address, site.url);
    url.searchParams.set('lang', language);
    await page.goto(url.href);
    await page.waitForLoadState('networkidle');
    const file = join(String(folder), `${sheet}-${name}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
    tiles.push({ name, file });
  }
  await context.close();
  const path = join(String(folder), `sheet-${sheet}.png`);
  await drawSheet(browser, tiles, width < 900 ? PHONE_TILE : DESK_TILE, path);
  process.stdout.write(`${path}\n`);
}

async function drawSheet(
  drawing: Browser,
  tiles: readonly Tile[],
  { width, columns }: typeof PHONE_TILE,
  path: string,
): Promise<void> {
  const page = await drawing.newPage({
    viewport: { width: columns * (width + 12) + 12, height: 800 },
  });
  const figures = tiles.map(({ name, file }) => {
    const source = `data:image/png;base64,${readFileSync(file).toString('base64')}`;
    return `<figure><img src="${source}" width="${width}"><figcaption>${name}</figcaption></figure>`;
  });
  const style = `body{margin:12px;display:grid;gap:12px;font:13px sans-serif;align-items:start;
    grid-template-columns:repeat(${columns},${width}px)}figure{margin:0}img{border:1px solid #bbb;box-sizing:border-box}`;
  await page.setContent(`<style>${style}</style>${figures.join('')}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

function isShot({ name }: Stop, role: Role): boolean {
  if (only !== null && !only.includes(name)) return false;
  // Signing out ends the visit.
  if (name === 'logout') return role === 'visitor';
  return routes[name].access !== 'staff' || role === 'staff';
}

/** The named ones of what there is; an unknown name is refused. */
function chosen<T extends string>(option: string, words: string, offered: readonly T[]): T[] {
  return words.split(',').map((word) => {
    const found = offered.find((one) => one === word);
    if (found === undefined) throw new Error(`contact-sheets: --${option} knows ${offered.join()}`);
    return found;
  });
}
