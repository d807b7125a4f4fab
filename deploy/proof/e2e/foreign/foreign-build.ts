import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { consumedIn } from 'shared-contracts/build/shared-modules';
import { baseConfig } from 'shared-contracts/build/unit-config';
import type { Candidate } from 'shared-contracts/platform/resolution';

/** The formats that need the whole Module Federation runtime on the page. */
export type ForeignFormat = Exclude<Candidate['format'], 'container'>;

/** A build that lies in a folder and how a page is told of it. */
export interface ForeignBuild {
  readonly folder: string;
  readonly candidate: Candidate;
}

/** Builds the remote of `face/` as a stranger would: with the standard plugin, and nothing of our build's federation. */
export async function buildForeign(format: ForeignFormat, folder: string): Promise<ForeignBuild> {
  const global = `elsewhere_${format}`;
  const base = `/a/mf-content/${global}/`;
  await run({
    ...baseConfig(import.meta.dirname, 'production'),
    entry: {},
    output: {
      path: folder,
      publicPath: base,
      uniqueName: global,
      ...(format === 'module' ? { module: true, chunkFormat: 'module' } : {}),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: global,
        filename: 'remoteEntry.js',
        ...(format === 'module' ? { library: { type: 'module' } } : {}),
        exposes: { './remote': './face/remote.tsx' },
        shared: consumedIn('production'),
        manifest: false,
        dts: false,
      }),
    ],
  });
  const bytes = await readFile(join(folder, 'remoteEntry.js'));
  const candidate: Candidate = {
    build: global,
    version: '1.0.0',
    track: 'override',
    format,
    entry: `${base}remoteEntry.js`,
    global,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    early: [],
    base,
  };
  return { folder, candidate };
}

function run(config: Configuration): Promise<void> {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const wrong = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close((late) => {
        if (wrong ?? late) reject(wrong ?? late);
        else resolve();
      });
    });
  });
}
