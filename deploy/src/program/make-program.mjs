import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

/** As tsx compiles one file: for this Node, names kept, JSX by React's own transform. */
const OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: `node${process.versions.node}`,
  // What Node asks packages for; a bundler's own wishes would find other files.
  conditions: ['node', 'import'],
  mainFields: ['main'],
  keepNames: true,
  tsconfigRaw: {
    compilerOptions: { jsx: 'react-jsx', target: 'ES2022', verbatimModuleSyntax: true },
  },
  banner: {
    js: [
      "import { createRequire as $requireOf } from 'node:module';",
      "import { pathToFileURL as $urlOf } from 'node:url';",
      'const $resolveFrom = (file, name) => $urlOf($requireOf(file).resolve(name)).href;',
    ].join('\n'),
  },
  write: false,
  logLevel: 'silent',
};

const INSTALLED = /[\\/]node_modules[\\/]/;

/**
 * One module of a script and all files of this checkout that it imports; packages stay where they are and are named by
 * their whole paths. `sources` holds every file that went into it, as it was read.
 */
export async function makeProgram(script, root) {
  const sources = new Map();
  try {
    const { outputFiles } = await build({
      ...OPTIONS,
      absWorkingDir: root,
      entryPoints: [script],
      plugins: [packagesStayOutside, filesKnowWhereTheyStand(sources)],
    });
    return { code: outputFiles[0].text, sources };
  } finally {
    await stop();
  }
}

/** A package is found from the file that imports it: two workspaces may have two versions. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, async (asked) => {
      const { path, importer, kind, resolveDir, namespace, pluginData } = asked;
      if (pluginData === 'ours' || kind === 'entry-point') return undefined;
      const found = await bundler.resolve(path, {
        importer,
        kind,
        resolveDir,
        namespace,
        pluginData: 'ours',
      });
      if (found.errors.length > 0 || found.external || !INSTALLED.test(found.path)) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** `import.meta` of a file says where the file stands, not the program that holds it. */
function filesKnowWhereTheyStand(sources) {
  return {
    name: 'files-know-where-they-stand',
    setup(bundler) {
      bundler.onLoad({ filter: /.*/ }, async ({ path }) => {
        const content = await readFile(path);
        sources.set(path, content);
        // An ending that is no language is refused by the bundler.
        const loader = extname(path).replace(/^\.[mc]?/, '');
        return { contents: located(content.toString(), path), loader };
      });
    },
  };
}

function located(text, path) {
  if (!text.includes('import.meta')) return text;
  const url = JSON.stringify(pathToFileURL(path).href);
  const changed = text
    .replaceAll('import.meta.url', url)
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.filename', JSON.stringify(path))
    .replaceAll('import.meta.resolve(', `$resolveFrom(${url}, `);
  if (/import\.meta\b/.test(changed)) throw new Error(`${path}: an import.meta that is not known`);
  return changed;
}
