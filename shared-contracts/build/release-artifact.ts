import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';

/** Name of the chunk behind `./remote`, so that the artifact can tell which file it is. */
export const EXPOSED_CHUNK = 'remote';

/** What `dist/artifact.json` says of a build; the registry publishes exactly this (design section 4). */
export interface ReleaseArtifact {
  readonly unit: string;
  readonly build: string;
  readonly version: string;
  /** The team that answers for the build: `owner` in the unit's package.json. */
  readonly owner: string;
  readonly mode: string;
  /** Name of the container's global; null for the shell. */
  readonly global: string | null;
  /** remoteEntry.js of a remote; null for the shell. */
  readonly entry: string | null;
  /** Files of a remote's expose, in load order, so that a page may ask for them early. */
  readonly expose: readonly string[];
  /** Scripts and stylesheets of the shell that the HTML names, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly files: readonly { path: string; bytes: number; sha384: string }[];
}

type Identity = Pick<ReleaseArtifact, 'unit' | 'build' | 'version' | 'owner' | 'mode' | 'global'>;

/** Writes `artifact.json` beside the build: every file with bytes and hash, and how to start it. */
export class ReleaseArtifactPlugin {
  readonly #identity: Identity;

  constructor(identity: Identity) {
    this.#identity = identity;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseArtifact', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseArtifact', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation
            .getAssets()
            .filter(({ name }) => !/\.(br|gz|map)$/.test(name))
            .map(({ name, source }) => {
              const bytes = source.buffer();
              const sha384 = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
              return { path: name, bytes: bytes.length, sha384 };
            })
            .sort((a, b) => (a.path < b.path ? -1 : 1));
          const main = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
          const isShell = this.#identity.global === null;
          const exposed = compilation.namedChunks.get(EXPOSED_CHUNK);
          const artifact: ReleaseArtifact = {
            ...this.#identity,
            entry: isShell ? null : 'remoteEntry.js',
            expose: [...(exposed?.files ?? [])],
            scripts: isShell ? main.filter((file) => file.endsWith('.js')) : [],
            styles: isShell ? main.filter((file) => file.endsWith('.css')) : [],
            files,
          };
          compilation.emitAsset(
            'artifact.json',
            new sources.RawSource(`${JSON.stringify(artifact, null, 2)}\n`),
          );
        },
      );
    });
  }
}
