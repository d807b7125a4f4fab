import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, request, type Browser, type Page } from '@playwright/test';
import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import { chromiumFlags, findChromium } from '../../src/browser/find-chromium.ts';
import { startSite } from '../../src/site/site.ts';
import { Faults } from './fixtures/faults.ts';
import { joinByCalls, NEW_PASSWORD } from './fixtures/joined-by-calls.ts';
import { demoMembers, enterAs } from './fixtures/member.ts';
import { ROLES } from './fixtures/roles.ts';
import { Frame } from './pages/frame.ts';
import { everyStop, type Stop } from './routes/stops.ts';
import { freePort } from './site/free-port.ts';
import { SITE_ENVIRONMENT } from './site/site-environment.ts';

// Pictures of every route for people to look at, and all of a language, role and width on one sheet:
//   npm run contact-sheets -w deploy -- <folder> [--languages en,mr,hi] [--roles visitor,member,staff]
//     [--widths 320,390,1280] [--dark] [--routes home,profile] [--whole]
// Roles may name `newcomer` too, who joined a moment ago and has said nothing yet. `--whole` shows pages to their end.
// Errors on the console are written down after the sheets, and fail the command.

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

/** Who looks: the roles of the tests, and somebody who has said nothing of herself yet. */
const LOOKERS = [...ROLES, 'newcomer'] as const;
type Looker = (typeof LOOKERS)[number];
const NEWCOMER = { name: 'Sakhi', lastName: 'Deshpande', email: 'sakhi@example.com' };

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
    whole: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('contact-sheets: name the folder for the pictures');
const languages = chosen('languages', values.languages, LOCALES);
const roles = chosen('roles', values.roles, LOOKERS);
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
const faults = new Set<string>();
try {
  if (roles.includes('newcomer')) await joinByCalls(api, NEWCOMER, dataDir);
  for (const role of roles) {
    const offered = await everyStop(api, role === 'newcomer' ? 'member' : role);
    const stops = offered.filter((stop) => isShot(stop, role));
    for (const language of languages) {
      // The desk speaks English alone (readings, 'What a language covers').
      const spoken = stops.filter(
        ({ name }) => language === 'en' || routes[name].access !== 'staff',
      );
      await shootAll(role, language, spoken);
    }
  }
} finally {
  await api.dispose();
  await browser.close();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.size > 0) process.exitCode = 1;

/** A picture of each stop at each width, and the sheets of them. A page is opened once, and then narrowed or widened. */
async function shootAll(role: Looker, language: Locale, stops: Stop[]): Promise<void> {
  const colorScheme = values.dark ? 'dark' : 'light';
  const context = await browser.newContext({ baseURL: site.url, colorScheme });
  const seen = new Faults();
  await seen.watch(context);
  const page = await context.newPage();
  await enter(page, role);
  const sheets = widths.map((width) => ({
    width,
    name: [language, role, width, ...(values.dark ? ['dark'] : [])].join('-'),
    tiles: [] as Tile[],
  }));
  for (const { name, address } of stops) {
    const url = new URL(address, site.url);
    url.searchParams.set('lang', language);
    for (const [at, sheet] of sheets.entries()) {
      await page.setViewportSize({
        width: sheet.width,
        height: HEIGHTS[sheet.width] ?? DESK_HEIGHT,
      });
      if (at === 0) await page.goto(url.href);
      await page.waitForLoadState('networkidle');
      await expect(new Frame(page).skeletons, `${sheet.name}-${name}`).toHaveCount(0);
      const file = join(String(folder), `${sheet.name}-${name}.png`);
      await page.screenshot({ path: file, animations: 'disabled', fullPage: values.whole });
      sheet.tiles.push({ name, file });
    }
  }
  await context.close();
  for (const fault of seen.unexpected()) faults.add(`${language}, ${role}: ${fault}`);
  for (const { width, name, tiles } of sheets) {
    const path = join(String(folder), `sheet-${name}.png`);
    await drawSheet(browser, tiles, width < 900 ? PHONE_TILE : DESK_TILE, path);
    process.stdout.write(`${path}\n`);
  }
}

async function enter(page: Page, role: Looker): Promise<void> {
  if (role === 'newcomer') await enterAs(page, NEWCOMER.email, NEW_PASSWORD);
  else if (role !== 'visitor')
    await enterAs(page, demoMembers[role === 'staff' ? 'staff' : 'meera']);
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

function isShot({ name }: Stop, role: Looker): boolean {
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
