import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { constants } from 'node:zlib';
import { container, rspack, sharing, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import CompressionPlugin from 'compression-webpack-plugin';
import { UNNAMED_BUILD } from './build-id.ts';
import { FirstScreensPlugin } from './first-screens/first-screens-plugin.ts';
import { EXPOSED_CHUNK, ReleaseArtifactPlugin } from './release-artifact.ts';
import { consumedIn, providedIn } from './shared-modules.ts';
import { sourceStamp } from './source-stamp.ts';
import { StyleReachPlugin } from './style-reach-plugin.ts';
import { compiledAhead } from './tweaks/compile-hint.ts';
import { PURE_COMPONENTS } from './tweaks/pure-components.ts';
import { ROUTER_IN_PRODUCTION } from './tweaks/router-in-production.ts';
import { scrollBarSize } from './tweaks/scroll-bar-size.ts';
import { ShareLookupPlugin } from './tweaks/share-lookup.ts';

/** Which unit is built. `dir` is its folder; its name is that of its package. */
export interface Unit {
  readonly dir: string;
  readonly kind: 'shell' | 'remote';
  readonly edition?: Edition;
}

/** Another build of the same source, with an id of its own: for tests that need two builds side by side. */
export interface Edition {
  readonly version: string;
  /** What tells its source apart from the unit's own; part of the stamp of its source. */
  readonly salt: string;
  /** Folder that the build goes to. */
  readonly out: string;
  /** Module that a remote exposes in place of its own. */
  readonly face?: string;
}

/** What a remote under development has beside its own code. */
export interface Development {
  /** Name of the container's global, the same for every change. */
  readonly global: string;
  /** Modules that run before the remote's own: they hear of changes and put them in place. */
  readonly clients: readonly string[];
}

type Mode = 'production' | 'development';

/** Modules of packages that are not ours. */
const OF_OTHERS = /[\\/]node_modules[\\/](?!shared-contracts[\\/])/;

/** antd with what it stands on, and the three groups of the desk; the QR code is another part of antd. */
const DESK_GROUPS = new RegExp(
  [
    String.raw`[\\/]node_modules[\\/](antd|dayjs|clsx|stylis|is-mobile|throttle-debounce)[\\/]`,
    String.raw`[\\/]node_modules[\\/](@ant-design|@emotion|@babel[\\/]runtime|@rc-component[\\/](?!qrcode))`,
    String.raw`shared-contracts[\\/]src[\\/]ui[\\/](dates|forms|tables|antd-|page-nonce|tokens\.ts|use-scheme)`,
    String.raw`shared-contracts[\\/]build[\\/]tweaks[\\/]scroll-bar`,
  ].join('|'),
);

/** The condition of `exports` under which the packed contracts have their TypeScript. */
const SOURCES = 'contracts-source';

/** Browsers that the site is built for. */
const BROWSERS = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

/**
 * The rspack configuration that every unit starts from; a unit's own `rspack.config.ts` may add to it.
 */
export function unitConfig(
  { dir, kind, edition }: Unit,
  mode: Mode = modeFromEnvironment(),
  dev?: Development,
): Configuration {
  // A remote under development has one name for every change.
  const build = dev === undefined ? UNNAMED_BUILD : 'dev';
  // `earlyBytes`: how many bytes in brotli the team allows before its unit shows anything.
  const { name, version, owner, earlyBytes } = JSON.parse(
    readFileSync(join(dir, 'package.json'), 'utf8'),
  ) as { name: string; version: string; owner: string; earlyBytes?: number };
  // One name for two builds would let a fallback run the failed build's code (toolchain, 'Federation traps').
  const unique = dev?.global ?? `${name.replaceAll('-', '_')}_${build}`;
  const isShell = kind === 'shell';
  const face = edition?.face ?? './src/remote.tsx';
  return {
    ...baseConfig(dir, mode),
    name,
    entry: isShell ? { main: './src/main.tsx' } : {},
    output: {
      path: edition?.out ?? join(dir, 'dist'),
      publicPath: `/a/${name}/${build}/`,
      uniqueName: unique,
      // The folder names the build, so that files need no hash in theirs.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      scrollBarSize(),
      federation(unique, kind, mode, [...(dev?.clients ?? []), face]),
      ...(mode === 'production' && !isShell
        ? [
            new ShareLookupPlugin(),
            new StyleReachPlugin(name),
            new FirstScreensPlugin({ unit: name, dir, face, mayLack: edition !== undefined }),
          ]
        : []),
      ...(mode === 'production'
        ? [
            compiledAhead(isShell ? 'main' : EXPOSED_CHUNK),
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          ]
        : [new ReactRefreshRspackPlugin({ injectEntry: isShell })]),
      new ReleaseArtifactPlugin({
        unit: name,
        build,
        version: edition?.version ?? version,
        owner,
        mode,
        global: isShell ? null : unique,
        limit: earlyBytes ?? null,
        ...(dev === undefined && {
          stamp: sourceStamp(
            dirname(dir),
            basename(dir),
            edition ? `${mode} ${edition.salt}` : mode,
          ),
        }),
      }),
      ...(mode === 'production' ? compression() : []),
    ],
  };
}

/**
 * Plain containers on both sides: the shell provides the shared modules and knows no remote, a remote is `init` and
 * `get('./remote')`. Every federation runtime can load such a remote; none has to be on the page (deploy/decisions/001).
 */
function federation(
  name: string,
  kind: Unit['kind'],
  mode: Mode,
  exposed: readonly string[],
): InstanceType<typeof container.ModuleFederationPluginV1 | typeof sharing.ProvideSharedPlugin> {
  // The shell is the only one who provides: its own imports need not ask the scope, and no runtime for that comes along.
  if (kind === 'shell') return new sharing.ProvideSharedPlugin({ provides: providedIn(mode) });
  return new container.ModuleFederationPluginV1({
    name,
    library: { type: 'var', name },
    filename: 'remoteEntry.js',
    shared: consumedIn(mode),
    exposes: { './remote': { import: [...exposed], name: EXPOSED_CHUNK } },
  });
}

/** How our TypeScript and CSS become scripts and stylesheets, federated or not (the bench builds one bundle with it). */
export function baseConfig(dir: string, mode: Mode): Configuration {
  return {
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // Hidden: no file names its map, and the registry stores maps where the gateway serves none.
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Of the packed contracts the sources, so that a remote in its own repository has the same bytes.
      conditionNames: [SOURCES, '...'],
      ...(mode === 'production' && { alias: ROUTER_IN_PRODUCTION }),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: {
                  runtime: 'automatic',
                  development: mode === 'development',
                  refresh: mode === 'development',
                },
              },
            },
            env: { targets: BROWSERS },
          },
        },
        PURE_COMPONENTS,
        { test: /\.css$/, type: 'css' },
        { test: /\.(woff2|svg|webp|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: BROWSERS },
        }),
      ],
      // As short as may be within a unit; what is shared keeps its names, for other units read it.
      mangleExports: 'size',
      // By the order of imports: where the packages lie changes no byte, and a build has a folder of its own anyway.
      moduleIds: 'natural',
      chunkIds: 'natural',
      // The contracts are no package of others, also where they lie below node_modules.
      splitChunks: {
        cacheGroups: {
          defaultVendors: { test: OF_OTHERS },
          // One file for the desk: what the groups have in common would be cut into six, each named in the first script.
          desk: { test: DESK_GROUPS, name: 'desk-groups', chunks: 'async', enforce: true },
        },
      },
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Brotli and gzip beside every text file, made once at build time. */
export function compression(): CompressionPlugin<unknown>[] {
  const texts = /\.(js|css|svg|json)$/;
  return [
    new CompressionPlugin({
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      test: texts,
      exclude: 'artifact.json',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
      minRatio: 1,
    }),
    new CompressionPlugin({
      filename: '[path][base].gz',
      algorithm: 'gzip',
      test: texts,
      exclude: 'artifact.json',
      compressionOptions: { level: 9 },
      minRatio: 1,
    }),
  ];
}

function modeFromEnvironment(): Mode {
  return process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
}
