import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { ReleaseArtifactPlugin } from 'shared-contracts/build/release-artifact';
import { compiledAhead } from 'shared-contracts/build/tweaks/compile-hint';
import { baseConfig, compression } from 'shared-contracts/build/unit-config';
import { ROOT } from '../../../src/build/units.ts';

/** The remote of the first route goes into the bundle, the others stay lazy routes of it. */
const FIRST = 'mf-profiles';
const LATER = ['mf-content'];

/**
 * Builds the very same source as one bundle into `folder`: the only module that differs is the one which gets a
 * remote's build. The result is a build of the unit `shell`, so that the same gateway serves both sides alike.
 */
export async function buildSingleBundle(folder: string): Promise<string> {
  const shell = join(ROOT, 'shell');
  const source = join(folder, 'source');
  const dist = join(folder, 'dist');
  await mkdir(source, { recursive: true });
  const imports = join(source, 'import-bundled.ts');
  await writeFile(imports, importBundled());
  const build = 'single';
  const base = baseConfig(shell, 'production');
  const compiler = rspack({
    ...base,
    name: 'single',
    entry: { main: './src/main.tsx' },
    resolve: { ...base.resolve, modules: [join(ROOT, 'node_modules')] },
    output: {
      path: dist,
      publicPath: `/a/shell/${build}/`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      compiledAhead('main'),
      new rspack.NormalModuleReplacementPlugin(/\/import-build\.ts$/, imports),
      new ReleaseArtifactPlugin({
        unit: 'shell',
        build,
        version: '0.0.0',
        owner: 'bench',
        mode: 'production',
        global: null,
        limit: null,
      }),
      ...compression(),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats === undefined || stats.hasErrors()) {
    throw new Error(`bench: the single bundle does not build\n${stats?.toString('errors-only')}`);
  }
  await promisify(compiler.close.bind(compiler))();
  return dist;
}

function importBundled(): string {
  const path = (remote: string) => JSON.stringify(join(ROOT, remote, 'src/remote.tsx'));
  return `import { remote as first } from ${path(FIRST)};
const later = { ${LATER.map((name) => `'${name}': () => import(${path(name)})`).join(', ')} };
export class WrongContract extends Error {}
export function createFederation() {
  return async (candidate) => {
    const name = candidate.base.split('/')[2];
    return name === '${FIRST}' ? first : (await later[name]()).remote;
  };
}
`;
}
