import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds or serves the gallery: every component of the design system on one page. */
const config: Configuration = {
  mode: 'development',
  devtool: false,
  context: here('.'),
  entry: { gallery: './gallery.tsx', forms: './forms.tsx' },
  output: { path: here('../dist/gallery'), clean: true, publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  experiments: { css: true },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: ['gallery', 'forms'].map(
    (name) =>
      new rspack.HtmlRspackPlugin({
        template: `./${name}.html`,
        filename: name === 'gallery' ? 'index.html' : `${name}.html`,
        chunks: [name],
        scriptLoading: 'defer',
      }),
  ),
  devServer: { host: '127.0.0.1', port: 'auto', hot: false },
};

export default config;
