import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** What the search looks at; a test gives its own. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps the browser that it downloads itself, whether or not it is there. */
  readonly own: () => string;
}

/** No browser to test with; the message is one sentence that says what to do. */
export class NoChromium extends Error {
  override readonly name = 'NoChromium';
}

/** Draws no window of its own, so a page costs it far less; the name is Debian's. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const ROOT_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of CHROMIUM_PATH, of an installed Chromium or Chrome, or of Playwright's own, in this order; throws NoChromium. */
export function findChromium(around: Surroundings = theseSurroundings(), names = NAMES): string {
  const named = around.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (canRun(named)) return named;
    throw new NoChromium(`CHROMIUM_PATH is ${named}, which is no program that can be started.`);
  }
  const found = [...installed(around.env['PATH'] ?? '', names), around.own()].find(canRun);
  if (found !== undefined) return found;
  throw new NoChromium(
    'No browser found: install Chromium or Google Chrome (on Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}

/** The browser of the browser tests: Chromium's headless shell where there is one, else what `findChromium` finds. */
export function findTestBrowser(around: Surroundings = theseSurroundings()): string {
  return findChromium(around, [HEADLESS_SHELL, ...NAMES]);
}

/** What Chromium is started with: as root its sandbox does not start, and nothing of its own may disturb a measurement. */
export function chromiumFlags(isRoot = process.getuid?.() === 0): string[] {
  return isRoot ? [...ROOT_FLAGS] : [];
}

function installed(path: string, names: readonly string[]): string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: the next place may have one.
    return false;
  }
}

function theseSurroundings(): Surroundings {
  return {
    env: process.env,
    own: () => chromium.executablePath(),
  };
}
