import { createHash } from 'node:crypto';
import { rspack, type Compilation, type Compiler } from '@rspack/core';
import type { Budget, ContractFacts } from './contract-facts.ts';
import { collectFacts } from './facts/collect-facts.ts';
import { sourceCommit } from './source-commit.ts';

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
  /** What the build needs of the builds beside it and gives them. */
  readonly contract: ContractFacts;
  readonly budget: Budget;
}

type Identity = Pick<ReleaseArtifact, 'unit' | 'build' | 'version' | 'owner' | 'mode' | 'global'>;

/** What the plugin is told of the unit; `limit` is how many bytes in brotli its team allows before anything shows. */
export interface ArtifactOptions extends Identity {
  readonly limit: number | null;
}

/** Writes `artifact.json` beside the build: every file with bytes and hash, how to start it, and what it relies on. */
export class ReleaseArtifactPlugin {
  readonly #identity: Identity;
  readonly #limit: number | null;

  constructor({ limit, ...identity }: ArtifactOptions) {
    this.#identity = identity;
    this.#limit = limit;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseArtifact', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleaseArtifact', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const artifact = await this.#describe(compilation, compiler.context);
          const text = `${JSON.stringify(artifact, null, 2)}\n`;
          compilation.emitAsset('artifact.json', new sources.RawSource(text));
        },
      );
    });
  }

  async #describe(compilation: Compilation, context: string): Promise<ReleaseArtifact> {
    const main = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
    const isShell = this.#identity.global === null;
    const expose = [...(compilation.namedChunks.get(EXPOSED_CHUNK)?.files ?? [])];
    const { facts, warnings } = await collectFacts(compilation, isShell ? 'shell' : 'remote');
    compilation.warnings.push(...warnings.map((text) => new rspack.WebpackError(text)));
    const early = isShell ? main : ['remoteEntry.js', ...expose];
    return {
      ...this.#identity,
      commit: sourceCommit(context),
      entry: isShell ? null : 'remoteEntry.js',
      expose,
      languages: languagesOf(compilation),
      scripts: isShell ? main.filter((file) => file.endsWith('.js')) : [],
      styles: isShell ? main.filter((file) => file.endsWith('.css')) : [],
      files: filesOf(compilation),
      contract: facts,
      budget: { early: brotliBytes(compilation, early), limit: this.#limit },
    };
  }
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

/** As SubresourceIntegrityPlugin is told to make it. */
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

/** Bytes of files on the line; a development build is not compressed and counts as it is. */
function brotliBytes(compilation: Compilation, files: readonly string[]): number {
  return files
    .map((file) => compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file))
    .reduce((sum, asset) => sum + (asset?.source.size() ?? 0), 0);
}
