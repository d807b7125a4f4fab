import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../src/browser/find-chromium.ts';
import { startSite } from '../src/site/site.ts';
import { screensOf } from './checks/screens.ts';
import { demoMembers, enterAs } from './fixtures/member.ts';
import { freePort } from './site/free-port.ts';
import { SITE_ENVIRONMENT } from './site/site-environment.ts';

// Pictures of every screen for people to look at: node --import tsx deploy/e2e/take-shots.ts <folder>
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1280, height: 800 },
];

const folder = process.argv[2];
if (folder === undefined) throw new Error('take-shots: name the folder for the pictures');
mkdirSync(folder, { recursive: true });

const dataDir = mkdtempSync(join(tmpdir(), 'saptapadi-shots-'));
const site = await startSite({
  env: { ...SITE_ENVIRONMENT, PORT: String(await freePort()), DATA_DIR: dataDir },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
const api = await request.newContext({ baseURL: site.url });
for (const state of ['visitor', 'member'] as const) {
  for (const size of SIZES) {
    const context = await browser.newContext({ baseURL: site.url, viewport: size });
    const page = await context.newPage();
    if (state === 'member') await enterAs(page, demoMembers.meera);
    for (const screen of await screensOf(state, api)) {
      await page.goto(screen.address);
      await shoot(page, `${screen.name}-${state}-${size.name}`);
    }
    await context.close();
  }
}
await api.dispose();
await browser.close();
await site.close();
rmSync(dataDir, { recursive: true, force: true });

/** The first screen as it is seen, and the whole page. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(String(folder), `${name}.png`) });
  await page.screenshot({ path: join(String(folder), `${name}-whole.png`), fullPage: true });
}
