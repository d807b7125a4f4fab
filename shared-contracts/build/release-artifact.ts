import { createHash } from 'node:crypto';
import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { nameBuild, nameSourceMaps, UNNAMED_BUILD } from './build-id.ts';
import type { Budget, ContractFacts } from './contract-facts.ts';
import { collectFacts } from './facts/collect-facts.ts';
import { sourceCommit } from './source-commit.ts';
import { STAMP_FILE } from './source-stamp.ts';

/** Name of the chunk behind `./remote`, so that the artifact can tell which file it is. */
export const EXPOSED_CHUNK = 'remote';

/** Names of the chunks with the texts of a language, `language-<code>`, and of the code that looks them up. */
const LANGUAGE_CHUNK = /^language-(.+)$/;
const LANGUAGES_CHUNK = 'languages';

/** What `dist/artifact.json` says of a build; the registry publishes exactly this (design section 4). */
export interface ReleaseArtifact {
  readonly unit: string;
  readonly build: string;
  readonly version: string;
  /** The team that answers for the build: `owner` in the unit's package.json. */
  readonly owner: string;
  /** The commit that it was built from, with `-dirty` when the tree held other changes; null outside of a repository. */
  readonly commit: string | null;
  readonly mode: string;
  /** Name of the container's global; null for the shell. */
  readonly global: string | null;
  /** remoteEntry.js of a remote; null for the shell. */
  readonly entry: string | null;
  /** Files of a remote's expose, in load order, so that a page may ask for them early. */
  readonly expose: readonly string[];
  /**
   * Files that a page in a language needs before its first draw, by language, each with the integrity that the build's own
   * loader asks for: a preload with another one would be thrown away.
   */
  readonly languages: Readonly<Record<string, readonly { path: string; integrity: string }[]>>;
  /** Scripts and stylesheets of the shell that the HTML names, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly files: readonly { path: string; bytes: number; sha384: string }[];
  /** Source maps of the files, without hashes: a comment changes a map and not its build. Browsers get none. */
  readonly maps: readonly string[];
  /** What the build needs of the builds beside it and gives them. */
  readonly contract: ContractFacts;
  readonly budget: Budget;
}

type Identity = Pick<ReleaseArtifact, 'unit' | 'build' | 'version' | 'owner' | 'mode' | 'global'>;

/**
 * What the plugin is given of the unit. `build` is UNNAMED_BUILD where the bytes decide, also inside of `global`; `limit` is
 * how many bytes in brotli its team allows before anything shows; `stamp` is that of the source, if it is written down.
 */
export interface ArtifactOptions extends Identity {
  readonly limit: number | null;
  readonly stamp?: string;
}

/**
 * Gives the build its id, and writes `artifact.json` beside it: every file with bytes and hash, how to start it, and what
 * it relies on.
 */
export class ReleaseArtifactPlugin {
  readonly #options: ArtifactOptions;

  constructor(options: ArtifactOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const { limit, stamp, ...identity } = this.#options;
    compiler.hooks.thisCompilation.tap('ReleaseArtifact', (compilation) => {
      let { build } = identity;
      let contract: ContractFacts | null = null;
      compilation.hooks.processAssets.tapPromise(
        // Minified, with its first screens, and not hashed by anything yet.
        { name: 'ReleaseArtifact', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 20 },
        async () => {
          const kind = identity.global === null ? 'shell' : 'remote';
          const { facts, warnings } = await collectFacts(compilation, kind);
          compilation.warnings.push(...warnings.map((text) => new rspack.WebpackError(text)));
          contract = facts;
          if (build === UNNAMED_BUILD) build = nameBuild(compilation, { identity, limit, facts });
        },
      );
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseArtifact', stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1 },
        () => nameSourceMaps(compilation, build),
      );
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseArtifact', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (contract === null) return;
          const global = identity.global?.replace(UNNAMED_BUILD, build) ?? null;
          const artifact: ReleaseArtifact = {
            ...identity,
            build,
            global,
            commit: sourceCommit(compiler.context),
            ...filesAndEntries(compilation, global === null),
            contract,
            budget: { early: earlyBytes(compilation, global === null), limit },
          };
          const text = `${JSON.stringify(artifact, null, 2)}\n`;
          compilation.emitAsset('artifact.json', new sources.RawSource(text));
          if (stamp !== undefined) {
            compilation.emitAsset(STAMP_FILE, new sources.RawSource(stamp));
          }
        },
      );
    });
  }
}

function filesAndEntries(
  compilation: Compilation,
  isShell: boolean,
): Pick<
  ReleaseArtifact,
  'entry' | 'expose' | 'languages' | 'scripts' | 'styles' | 'files' | 'maps'
> {
  const main = mainFiles(compilation);
  return {
    entry: isShell ? null : 'remoteEntry.js',
    expose: exposedFiles(compilation),
    languages: languagesOf(compilation),
    scripts: isShell ? main.filter((file) => file.endsWith('.js')) : [],
    styles: isShell ? main.filter((file) => file.endsWith('.css')) : [],
    files: filesOf(compilation),
    maps: mapsOf(compilation),
  };
}

function mainFiles(compilation: Compilation): string[] {
  return [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
}

function exposedFiles(compilation: Compilation): string[] {
  return [...(compilation.namedChunks.get(EXPOSED_CHUNK)?.files ?? [])];
}

function languagesOf(compilation: Compilation): ReleaseArtifact['languages'] {
  const filesIn = (group: string) => [
    ...(compilation.namedChunkGroups.get(group)?.getFiles() ?? []),
  ];
  const names = [...compilation.namedChunkGroups.keys()];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [, language] = LANGUAGE_CHUNK.exec(name) ?? [];
      if (language === undefined) return [];
      const paths = new Set([...filesIn(LANGUAGES_CHUNK), ...filesIn(name)]);
      return [
        [language, [...paths].map((path) => ({ path, integrity: sha256(compilation, path) }))],
      ];
    }),
  );
}

/** The same hash as that of SubresourceIntegrityPlugin. */
function sha256(compilation: Compilation, path: string): string {
  const bytes = compilation.getAsset(path)?.source.buffer() ?? Buffer.alloc(0);
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

function filesOf(compilation: Compilation): ReleaseArtifact['files'] {
  return compilation
    .getAssets()
    .filter(({ name }) => !/\.(br|gz|map)$/.test(name))
    .map(({ name, source }) => {
      const bytes = source.buffer();
      const sha384 = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      return { path: name, bytes: bytes.length, sha384 };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function mapsOf(compilation: Compilation): string[] {
  const names = compilation.getAssets().map(({ name }) => name);
  return names.filter((name) => name.endsWith('.map')).toSorted();
}

/** Bytes that a page loads before the build shows anything; a development build is not compressed and counts as it is. */
function earlyBytes(compilation: Compilation, isShell: boolean): number {
  const files = isShell ? mainFiles(compilation) : ['remoteEntry.js', ...exposedFiles(compilation)];
  return files
    .map((file) => compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file))
    .reduce((sum, asset) => sum + (asset?.source.size() ?? 0), 0);
}
