import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A browser that can be started, and the flags that it needs here. */
export interface FoundChromium {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** What the search looks at; a test gives its own. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True when the process runs as root, where Chromium's sandbox does not start. */
  readonly isRoot: boolean;
  /** Where Playwright keeps the browser that it downloads itself, whether or not it is there. */
  readonly own: () => string;
}

/** No browser to test with; the message is one sentence that says what to do. */
export class NoChromium extends Error {
  override readonly name = 'NoChromium';
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const ROOT_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own, in this order; throws NoChromium. */
export function findChromium(around: Surroundings = theseSurroundings()): FoundChromium {
  const args = around.isRoot ? ROOT_ARGS : [];
  const asked = around.env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') {
    if (canRun(asked)) return { executablePath: asked, args };
    throw new NoChromium(`CHROMIUM_PATH is ${asked}, which is no program that can be started.`);
  }
  const executablePath = [...installed(around.env['PATH'] ?? ''), around.own()].find(canRun);
  if (executablePath !== undefined) return { executablePath, args };
  throw new NoChromium(
    'No browser found: install Chromium or Google Chrome (on Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}

function installed(path: string): string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
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
    isRoot: process.getuid?.() === 0,
    own: () => chromium.executablePath(),
  };
}
