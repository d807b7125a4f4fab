import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What decides, beside its sources, what a program is made of: how it is made, and what names lead to. */
const RULES = [
  'deploy/src/program/fresh-program.mjs',
  'deploy/src/program/make-program.mjs',
  'package.json',
  'package-lock.json',
  'api/package.json',
  'deploy/package.json',
  'shared-contracts/package.json',
];

/** How long a program may lie unused beside newer ones of the same script, in ms: some process may be about to load it. */
const KEPT_MS = 3_600_000;

/**
 * The path of a module that does what `script` does. It is made when none is there of exactly these sources: every file
 * that is in it is read and compared first, so that what has changed since is never missed.
 */
export async function freshProgram(
  script,
  { folder = join(ROOT, '.cache/programs'), rules = RULES } = {},
) {
  const name = relative(ROOT, script).replaceAll(/\W+/g, '-');
  const list = join(folder, `${name}.json`);
  const ruled = await digestOf(rules.map((path) => join(ROOT, path)));
  const known = await sourcesIn(list);
  if (known !== null) {
    const path = programPath(folder, name, ruled, await digestOf(known));
    if (existsSync(path)) return path;
  }
  // Only now: the bundler takes its time to load.
  const { makeProgram } = await import('./make-program.mjs');
  const { code, sources } = await makeProgram(script, ROOT);
  const path = programPath(folder, name, ruled, digest([...sources]));
  await mkdir(folder, { recursive: true });
  await removeOld(folder, name);
  await writeWhole(path, code);
  await writeWhole(list, JSON.stringify([...sources.keys()]));
  return path;
}

/** The checkout stands in the name's digest too: what is loaded is addressed by whole paths. */
function programPath(folder, name, ruled, sources) {
  const key = createHash('sha256').update(`${ROOT}\n${process.version}\n${ruled}\n${sources}`);
  return join(folder, `${name}-${key.digest('hex').slice(0, 32)}.mjs`);
}

/** What the last program of this script was made of; null where there is none. */
async function sourcesIn(list) {
  return existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : null;
}

/** Of the content of files; one that is gone counts as such. */
async function digestOf(paths) {
  const files = [];
  // One after the other: opened all at once they are more than a process may have open (1,024 on many machines).
  for (const path of paths) files.push([path, await contentOf(path)]);
  return digest(files);
}

/** One try instead of a look first: what is there may be gone a moment later. */
async function contentOf(path) {
  try {
    return await readFile(path);
  } catch (error) {
    if (error.code === 'ENOENT') return 'gone';
    throw error;
  }
}

function digest(files) {
  const hash = createHash('sha256');
  for (const [path, content] of files.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${path}\n${content.length}\n`).update(content);
  return hash.digest('hex');
}

/** Others that start at the same time see all of a file or none of it. */
async function writeWhole(path, content) {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

async function removeOld(folder, name) {
  const entries = await readdir(folder);
  const mine = entries.filter((entry) => entry.startsWith(`${name}-`) && entry.endsWith('.mjs'));
  for (const entry of mine) {
    const path = join(folder, entry);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}
