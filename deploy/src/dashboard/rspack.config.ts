import { join } from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';
import { STAMP_FILE, sourceStamp } from 'shared-contracts/build/source-stamp';
import { scrollBarSize } from 'shared-contracts/build/tweaks/scroll-bar-size';
import { baseConfig, compression } from 'shared-contracts/build/unit-config';

const ROOT = join(import.meta.dirname, '../../..');

/** Writes the stamp of the source beside the build, so that it is built again only after a change. */
const stamped = {
  apply(compiler: Compiler): void {
    const stamp = sourceStamp(ROOT, 'deploy/src/dashboard', 'production');
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('stamped', (compilation) => {
      compilation.hooks.processAssets.tap('stamped', () => {
        compilation.emitAsset(STAMP_FILE, new RawSource(stamp));
      });
    });
  },
};

const base = baseConfig(import.meta.dirname, 'production');

// One page without federation: it must work when shell and remotes do not.
export default {
  ...base,
  name: 'dashboard',
  entry: { main: './page/main.tsx' },
  devtool: false,
  output: {
    path: join(import.meta.dirname, 'dist'),
    publicPath: '/releases/assets/',
    filename: '[name].js',
    cssFilename: '[name].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: true,
  },
  plugins: [scrollBarSize(), stamped, ...compression()],
} satisfies Configuration;
