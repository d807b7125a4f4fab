// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { afterEach, expect, it } from 'vitest';
import { compiledAhead } from './compile-hint.ts';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** Names of the files of a minified build and how each begins; `main` has a stylesheet and a chunk that comes later. */
async function beginnings(filename: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'compile-hint-'));
  folders.push(folder);
  const later = `import(/* webpackChunkName: "later" */ './later.js')`;
  await writeFile(join(folder, 'main.js'), `import './main.css'; console.log(${later});`);
  await writeFile(join(folder, 'main.css'), 'p { color: red }');
  await writeFile(join(folder, 'later.js'), 'export const late = Date.now();');
  const path = join(folder, 'dist');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path, filename: `${filename}.js`, cssFilename: `${filename}.css` },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    plugins: [compiledAhead('main')],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.hasErrors()).toBe(false);
  await promisify(compiler.close.bind(compiler))();
  const files = await readdir(path);
  const begun = files.map(async (file) => [
    file.replace(/\.[0-9a-f]{8}\./, '.'),
    (await readFile(join(path, file), 'utf8')).slice(0, 28),
  ]);
  return Object.fromEntries(await Promise.all(begun));
}

it.each(['[name]', '[name].[contenthash:8]'])(
  'begins the script of a chunk, as %s',
  async (name) => {
    const { 'main.js': script, 'main.css': styles, ...rest } = await beginnings(name);
    expect(script).toBe('//# allFunctionsCalledOnLoad');
    expect(styles).toMatch(/^p\s*\{/);
    for (const later of Object.values(rest)) expect(later).not.toContain('//#');
    expect(Object.keys(rest)).toHaveLength(1);
  },
);
