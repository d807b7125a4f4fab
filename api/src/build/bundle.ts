import { readFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/** Node as package.json wants it at least; names kept and JSX by React's own transform, as tsx compiles. */
const OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // What Node requests of packages; the bundler's own conditions would find other files.
  conditions: ['node', 'import'],
  mainFields: ['main'],
  keepNames: true,
  tsconfigRaw: {
    compilerOptions: { jsx: 'react-jsx', target: 'ES2022', verbatimModuleSyntax: true },
  },
  sourcemap: true,
  sourcesContent: false,
  banner: {
    js: [
      "import { createRequire as $requireOf } from 'node:module';",
      "import { fileURLToPath as $pathOf, pathToFileURL as $urlOf } from 'node:url';",
      'const $at = (path) => new URL(path, import.meta.url).href;',
      'const $resolveFrom = (file, name) => $urlOf($requireOf(file).resolve(name)).href;',
    ].join('\n'),
  },
  write: false,
  logLevel: 'silent',
} satisfies BuildOptions;

const INSTALLED = /[\\/]node_modules[\\/]/;

/** Marks a request that the bundler itself is to answer. */
const OURS = 'ours';

export interface Bundles {
  /** By their whole paths: one file and its source map for each script. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** By their whole paths: every file that went into them, as it was read. */
  readonly sources: ReadonlyMap<string, Uint8Array>;
}

/**
 * One file for each script, in `folder`, with everything of this checkout that the script imports. Packages stay in
 * node_modules. Bundles know the rest of the checkout by relative paths.
 */
export async function bundle(
  root: string,
  folder: string,
  scripts: Readonly<Record<string, string>>,
): Promise<Bundles> {
  const sources = new Map<string, Uint8Array>();
  const { outputFiles } = await build({
    ...OPTIONS,
    absWorkingDir: root,
    outdir: folder,
    entryPoints: Object.entries(scripts).map(([name, script]) => ({
      in: join(root, script),
      out: name,
    })),
    plugins: [packagesStayOutside(folder), filesKnowTheirPaths(folder, sources)],
  });
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [path, contents])),
    sources,
  };
}

/** A package is found from the file that imports it: two workspaces may have two versions. */
function packagesStayOutside(folder: string): Plugin {
  return {
    name: 'packages-stay-outside',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^./]/ }, async (request) => {
        const { path, importer, kind, resolveDir, namespace, pluginData } = request;
        if (pluginData === OURS || kind === 'entry-point') return undefined;
        const found = await bundler.resolve(path, {
          importer,
          kind,
          resolveDir,
          namespace,
          pluginData: OURS,
        });
        if (found.errors.length > 0 || found.external || !INSTALLED.test(found.path)) return found;
        return { path: fromBundle(folder, found.path), external: true };
      });
    },
  };
}

/** `import.meta` of a file names the file, not the bundle that holds it: it finds fonts, pictures and workers there. */
function filesKnowTheirPaths(folder: string, sources: Map<string, Uint8Array>): Plugin {
  return {
    name: 'files-know-their-paths',
    setup(bundler) {
      bundler.onLoad({ filter: /.*/ }, async ({ path }) => {
        const content = await readFile(path);
        sources.set(path, content);
        return {
          contents: located(content.toString(), path, folder),
          // A file that is no code makes the build fail.
          loader: extname(path).replace(/^\.[mc]?/, '') as 'ts',
        };
      });
    },
  };
}

function located(text: string, path: string, folder: string): string {
  if (!text.includes('import.meta')) return text;
  const url = `$at(${JSON.stringify(fromBundle(folder, path))})`;
  const changed = text
    .replaceAll('import.meta.url', url)
    .replaceAll('import.meta.filename', `$pathOf(${url})`)
    .replaceAll(
      'import.meta.dirname',
      `$pathOf($at(${JSON.stringify(fromBundle(folder, dirname(path)))}))`,
    )
    .replaceAll('import.meta.resolve(', `$resolveFrom(${url}, `);
  if (/import\.meta\b/.test(changed)) throw new Error(`${path}: an import.meta that is not known`);
  return changed;
}

function fromBundle(folder: string, path: string): string {
  const way = relative(folder, path).replaceAll('\\', '/');
  return way.startsWith('.') ? way : `./${way}`;
}
