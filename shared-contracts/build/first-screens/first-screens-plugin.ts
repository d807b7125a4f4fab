import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { rspack, type Compilation, type Compiler } from '@rspack/core';
import {
  FIRST_SCREENS,
  FIRST_SCREENS_FILE,
  type FirstScreens,
} from 'shared-contracts/platform/first-screens';
import { routes, type RouteName } from 'shared-contracts/platform/routes';
import { EXPOSED_CHUNK } from '../release-artifact.ts';
import type { Drawn, NotDrawn } from './draw-first-screens.tsx';

/** A page draws in some ms; what takes longer than this, in ms, waits for something that never comes. */
const DEADLINE = 60_000;

/** Which module is drawn: the one that the remote exposes. */
export interface FirstScreensOptions {
  readonly unit: string;
  /** Folder of the unit. */
  readonly dir: string;
  /** Path of the module, from that folder or absolute. */
  readonly face: string;
  /** Whether the build stands without first screens where they cannot be drawn: one that is made to fail does. */
  readonly mayLack: boolean;
}

/**
 * Writes `first-screens.json` beside the build of a remote: its public pages as a visitor sees them before any reply has
 * come, in every language (decision 187). They are drawn here and nowhere else, so that no server runs a remote's code. A
 * page that cannot be drawn without a browser fails the build (design section 3: no browser globals).
 */
export class FirstScreensPlugin {
  readonly #options: FirstScreensOptions;

  constructor(options: FirstScreensOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const names = Object.keys(FIRST_SCREENS) as RouteName[];
    if (!names.some((name) => routes[name].owner === this.#options.unit)) return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstScreens', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // The stylesheets are minified by now, and the build has no id yet: it is made of the first screens too.
        { name: 'FirstScreens', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10 },
        async () => {
          try {
            const screens = withStyles(await draw(this.#options), compilation);
            const text = JSON.stringify(screens);
            compilation.emitAsset(FIRST_SCREENS_FILE, new sources.RawSource(text));
          } catch (error) {
            const { mayLack } = this.#options;
            const text = `first screens: ${(error as Error).message}`;
            (mayLack ? compilation.warnings : compilation.errors).push(
              new rspack.WebpackError(text),
            );
          }
        },
      );
    });
  }
}

async function draw({ dir, face }: FirstScreensOptions): Promise<Drawn> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      '--import',
      join(import.meta.dirname, 'leave-styles.mjs'),
      join(
        import.meta.dirname,
        `draw-first-screens${extname(import.meta.filename) === '.ts' ? '.tsx' : '.js'}`,
      ),
      resolve(dir, face),
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        TSX_TSCONFIG_PATH: compilerOptionsFor(dir),
      },
      timeout: DEADLINE,
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  const drawn = JSON.parse(stdout) as Drawn | NotDrawn;
  if ('notDrawn' in drawn) throw new Error(drawn.notDrawn);
  return drawn;
}

/** Of the root of the repository, where they hold for the modules of all units; else of the unit. */
function compilerOptionsFor(dir: string): string {
  const ofAll = join(dirname(dir), 'tsconfig.base.json');
  return existsSync(ofAll) ? ofAll : join(dir, 'tsconfig.json');
}

/** With the stylesheets of the build that have a class of the page: those that come with the remote, then those of its parts. */
function withStyles(drawn: Drawn, compilation: Compilation): FirstScreens {
  const early = compilation.namedChunks.get(EXPOSED_CHUNK)?.files ?? new Set();
  const sheets = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ name, source }) => ({ name, css: source.source().toString() }))
    .toSorted(
      (one, other) =>
        Number(early.has(other.name)) - Number(early.has(one.name)) ||
        one.name.localeCompare(other.name),
    );
  return Object.fromEntries(
    Object.entries(drawn).map(([route, html]) => {
      const classes = classesIn(Object.values(html)[0] ?? '');
      const used = sheets.filter(({ css }) => classes.some((one) => hasClass(css, one)));
      return [route, { html, styles: used.map(({ name }) => name) }];
    }),
  ) as FirstScreens;
}

/** Those of the remote's own: the design system's stylesheet is the shell's. */
function classesIn(html: string): string[] {
  const found = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(/\s+/),
  );
  return [...new Set(found)].filter((name) => name !== '' && !name.startsWith('sp-'));
}

function hasClass(css: string, name: string): boolean {
  return new RegExp(`\\.${name.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(css);
}
