import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { ROOT } from '../build/units.ts';
import { pathsBelow } from '../registry/paths-below.ts';
import { contractChangelog } from './contract-changelog.ts';

const run = promisify(execFile);

/** The package of the contracts, and the one of the tools with which a remote is made. */
export const CONTRACTS = 'shared-contracts';
export const TOOLS = 'unit-tools';

/** Paths of the two packed packages. */
export interface Kit {
  readonly contracts: string;
  readonly tools: string;
}

/** Folders of the contracts that are packed. */
const PACKED = ['src', 'build'];
/** Tests, and what only this repository runs. */
const LEFT_OUT = /\.test\.tsx?$|(^|\/)(gallery|make-fonts\.mjs|write-[a-z-]+\.ts)(\/|$)/;
const SCRIPT = /(?<!\.d)\.tsx?$/;

/** Development dependencies of the root that the contracts import: their testing and their build. */
const OF_THE_CONTRACTS = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vitest',
];

/** Development dependencies of the root that a remote needs as well; the versions are the root's. */
const OF_THE_ROOT = [...OF_THE_CONTRACTS, 'jsdom', 'oxlint', 'tsx', 'typescript-native'];

/** Packs both packages into a folder. */
export async function packKit(out: string): Promise<Kit> {
  const stage = await mkdtemp(join(tmpdir(), 'sp-kit-'));
  try {
    await mkdir(out, { recursive: true });
    const contracts = join(stage, CONTRACTS);
    const tools = join(stage, TOOLS);
    await layOutContracts(contracts);
    await layOutTools(tools);
    return { contracts: await pack(contracts, out), tools: await pack(tools, out) };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function pack(folder: string, out: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', out], {
    cwd: folder,
    maxBuffer: 1e8,
  });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  return join(out, packed?.filename ?? '');
}

/** The contracts as sources and compiled: `dist` has JavaScript, types and source maps of the same paths. */
async function layOutContracts(folder: string): Promise<void> {
  const from = join(ROOT, CONTRACTS);
  for (const name of PACKED) {
    await cp(join(from, name), join(folder, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(relative(from, path)),
    });
  }
  await compile(folder);
  await cp(join(from, 'contract.lock.json'), join(folder, 'contract.lock.json'));
  const manifest = await manifestOf(CONTRACTS);
  await writeFile(join(folder, 'CHANGELOG.md'), await contractChangelog(ROOT));
  await writeFile(
    join(folder, 'README.md'),
    `# ${CONTRACTS}\n\n${manifest.description}. Version ${manifest.version}; CHANGELOG.md lists what each version adds.\n`,
  );
  await writeJson(join(folder, 'package.json'), {
    name: CONTRACTS,
    version: manifest.version,
    description: manifest.description,
    license: 'UNLICENSED',
    type: 'module',
    files: ['dist', 'src', 'build', 'contract.lock.json', 'CHANGELOG.md'],
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([name, path]) => [name, compiledExport(path)]),
    ),
    dependencies: {
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...versionsOf(await manifestOf('.'), OF_THE_CONTRACTS),
      // The router itself, which react-router-dom re-exports in the same version.
      'react-router': manifest.dependencies?.['react-router-dom'],
    },
    engines: (await manifestOf('.')).engines,
  });
}

/** An entry of `exports`: types and JavaScript, and the TypeScript for the bundler of our own units. */
function compiledExport(path: string): unknown {
  const compiled = path.replace('./', './dist/');
  if (path === './build/test-project.mjs')
    return { types: './dist/build/test-project.d.mts', default: compiled };
  if (!SCRIPT.test(path)) return path;
  const stem = compiled.replace(SCRIPT, '');
  return { types: `${stem}.d.ts`, 'contracts-source': path, default: `${stem}.js` };
}

async function compile(folder: string): Promise<void> {
  const base = JSON.parse(await readFile(join(ROOT, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: object;
  };
  const dist = join(folder, 'dist');
  const from = join(ROOT, CONTRACTS);
  // Below the checkout, whose packages its types come from, and no part of any unit: two runs have a folder each.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const own = await mkdtemp(join(ROOT, '.cache/kit-types-'));
  const name = join(own, 'tsconfig.json');
  await writeJson(name, {
    compilerOptions: {
      ...base.compilerOptions,
      noEmit: false,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      declaration: true,
      sourceMap: true,
      rootDir: from,
      outDir: dist,
    },
    include: [...PACKED.map((part) => `${from}/${part}/**/*`), `${from}/gallery/**/*.d.ts`],
    exclude: ['ts', 'tsx'].map((ending) => `${from}/**/*.test.${ending}`),
  });
  try {
    await run(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', name]);
  } finally {
    await rm(own, { recursive: true });
  }
  for (const below of await pathsBelow(dist)) {
    if (!/\.(d\.ts|js\.map)$/.test(below)) continue;
    const path = join(dist, below);
    const text = await readFile(path, 'utf8');
    // Types import the compiled files and no stylesheet, and maps refer to the sources in the package.
    const mended = path.endsWith('.d.ts')
      ? text
          .replaceAll(/^import '[^']*\.css';\n/gm, '')
          .replaceAll(/(from '|import\(['"])(\.{1,2}\/[^'"]*?)\.tsx?(?=['"])/g, '$1$2.js')
      : mappedTo(text, relative(dirname(path), sourceOf(path, dist, folder)));
    await writeFile(path, mended);
  }
  for (const part of PACKED) {
    for (const path of await pathsBelow(join(folder, part))) {
      if (SCRIPT.test(path)) continue;
      const to = join(dist, part, path);
      await mkdir(dirname(to), { recursive: true });
      await cp(join(folder, part, path), to);
    }
  }
}

/** The source that a compiled file's map names, in the folder that is packed. */
function sourceOf(map: string, dist: string, folder: string): string {
  return join(folder, relative(dist, map).replace(/\.js\.map$/, ''));
}

function mappedTo(text: string, stem: string): string {
  const map = JSON.parse(text) as { sources: string[]; sourceRoot?: string };
  return JSON.stringify({
    ...map,
    sourceRoot: '',
    sources: map.sources.map((source) => `${stem}${extname(source)}`.replaceAll('\\', '/')),
  });
}

/** `mfctl` in one file, and the presets of types and lint. */
async function layOutTools(folder: string): Promise<void> {
  const root = await manifestOf('.');
  const contracts = await manifestOf(CONTRACTS);
  const api = await manifestOf('deploy');
  await build({
    entryPoints: [join(ROOT, 'deploy/src/mfctl/unit-main.ts')],
    outfile: join(folder, 'mfctl.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    keepNames: true,
    legalComments: 'none',
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
  });
  await chmod(join(folder, 'mfctl.js'), 0o755);
  await cp(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
  await writeJson(join(folder, 'oxlint.json'), lintPreset(await jsonIn('.oxlintrc.json')));
  await writeFile(
    join(folder, 'README.md'),
    `# ${TOOLS}\n\nWhat a remote in its own repository is made with: \`mfctl\` (new, build, types, lint, test, publish and the commands of a release), \`tsconfig.json\` and \`oxlint.json\` to extend.\n`,
  );
  await writeJson(join(folder, 'package.json'), {
    name: TOOLS,
    version: contracts.version,
    description: 'Tools of a remote in its own repository',
    license: 'UNLICENSED',
    type: 'module',
    bin: { mfctl: './mfctl.js' },
    files: ['mfctl.js', 'tsconfig.json', 'oxlint.json'],
    exports: {
      './tsconfig.json': './tsconfig.json',
      './oxlint.json': './oxlint.json',
      './package.json': './package.json',
    },
    dependencies: {
      ...versionsOf(root, OF_THE_ROOT),
      // Vitest brings it; the tests of texts name its types.
      vite: (await jsonIn<Manifest>('node_modules/vite/package.json')).version,
      '@rspack/core': api.dependencies?.['@rspack/core'],
      '@rspack/cli': contracts.devDependencies?.['@rspack/cli'],
    },
    peerDependencies: {
      [CONTRACTS]: contracts.version,
      react: contracts.dependencies?.['react'],
    },
    engines: root.engines,
  });
}

/** The rules of this repository, with those of a remote for every file. */
function lintPreset(config: LintConfig): object {
  const ofRemotes = config.overrides.find(({ files }) => files.includes('mf-*/**'));
  return {
    plugins: config.plugins,
    categories: config.categories,
    rules: { ...config.rules, ...ofRemotes?.rules },
    overrides: config.overrides.filter(({ files }) => files.includes('**/*.config.ts')),
  };
}

interface LintConfig {
  readonly plugins: readonly string[];
  readonly categories: object;
  readonly rules: object;
  readonly overrides: readonly { readonly files: readonly string[]; readonly rules: object }[];
}

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly engines?: object;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function versionsOf({ devDependencies = {} }: Manifest, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
}

const manifestOf = (unit: string) => jsonIn<Manifest>(join(unit, 'package.json'));

async function jsonIn<T = LintConfig>(path: string): Promise<T> {
  return JSON.parse(await readFile(join(ROOT, path), 'utf8')) as T;
}

function writeJson(path: string, value: unknown): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
