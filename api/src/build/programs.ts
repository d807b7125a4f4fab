import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Scripts that are bundled together, each into one file (decision 216). */
export interface ProgramSet {
  readonly name: string;
  /** The folder of the bundles, from the root. */
  readonly folder: string;
  /** Scripts from the root, by the name of their bundle. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** The server, its commands, and what it runs in threads and processes of their own. */
export const API_PROGRAMS: ProgramSet = {
  name: 'api',
  folder: 'api/dist',
  scripts: {
    server: 'api/src/server.ts',
    'staff-role': 'api/src/commands/staff-role.ts',
    'move-files': 'api/src/commands/move-files.ts',
    'revive-jobs': 'api/src/commands/revive-jobs.ts',
    'pglite-worker': 'api/src/platform/database/pglite-worker.ts',
    'pdf-worker': 'api/src/pdf/pdf-worker.ts',
    'photo-process': 'api/src/modules/profiles/photos/photo-process.ts',
    'video-process': 'api/src/modules/profiles/video-intro/video-process.ts',
    'drawing-process': 'api/src/modules/verification/drawing/drawing-process.ts',
  },
};

/** What its tests start as processes. */
const TEST_PROGRAMS: ProgramSet = {
  name: 'tests',
  folder: 'api/dist',
  scripts: { 'sandbox-child': 'api/demo/payment-sandbox/test/sandbox-child.ts' },
};

/** What decides, beside the sources, how bundles come out. */
const RULES = [
  'api/src/build/bundle.ts',
  'api/src/build/programs.ts',
  'package-lock.json',
  'package.json',
  'api/package.json',
  'deploy/package.json',
  'shared-contracts/package.json',
];

/** What a set was made of; lies beside its bundles. */
interface Made {
  readonly digest: string;
  /** From the root, as are the files. */
  readonly sources: readonly string[];
  readonly files: readonly string[];
}

/**
 * Bundles what is missing or whose sources changed; resolves to whether that was so. Every source is read and compared,
 * so that no change is missed.
 */
export async function makePrograms(set: ProgramSet, root = ROOT): Promise<boolean> {
  const folder = join(root, set.folder);
  const list = join(folder, `${set.name}.sources.json`);
  const rules = await digestOf(root, RULES);
  const digestWith = (sources: string) =>
    createHash('sha256')
      .update(`${JSON.stringify(set)}\n${rules}\n${sources}`)
      .digest('hex');
  const made = await recordIn(list);
  if (made !== null && made.digest === digestWith(await digestOf(root, made.sources))) {
    const there = await Promise.all(made.files.map((file) => contentOf(join(root, file))));
    if (!there.includes(null)) return false;
  }
  // Only now: the bundler takes its time to load.
  const { bundle } = await import('./bundle.ts');
  const { files, sources } = await bundle(root, folder, set.scripts);
  await mkdir(folder, { recursive: true });
  // An interrupted write leaves no list, and is made again.
  await rm(list, { force: true });
  const names = [...files.keys()].map((path) => relative(root, path));
  for (const file of made?.files ?? [])
    if (!names.includes(file)) await rm(join(root, file), { force: true });
  for (const [path, content] of files) await writeWhole(path, content);
  const read = [...sources].map(([path, content]) => [relative(root, path), content] as const);
  const record: Made = {
    digest: digestWith(digest(read)),
    sources: read.map(([path]) => path),
    files: names,
  };
  await writeWhole(list, JSON.stringify(record));
  return true;
}

async function recordIn(list: string): Promise<Made | null> {
  const content = await contentOf(list);
  return content === null ? null : (JSON.parse(content.toString()) as Made);
}

async function digestOf(root: string, paths: readonly string[]): Promise<string> {
  const files: (readonly [string, Uint8Array])[] = [];
  // One after the other: opened all at once they are more than a process may have open (1,024 on many machines).
  for (const path of paths)
    files.push([path, (await contentOf(join(root, path))) ?? Buffer.from('gone')]);
  return digest(files);
}

/** Null where there is no such file: one attempt instead of a look first. */
async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function digest(files: readonly (readonly [path: string, content: Uint8Array])[]): string {
  const hash = createHash('sha256');
  for (const [path, content] of files.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${path}\n${content.length}\n`).update(content);
  return hash.digest('hex');
}

/** Processes that start at the same time see all of a file or none of it. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** Before tests that start a process or work in a thread, and again when a watched file has changed. */
export async function setup(project: {
  onTestsRerun(again: () => Promise<void>): void;
}): Promise<void> {
  const make = async () => {
    await makePrograms(API_PROGRAMS);
    await makePrograms(TEST_PROGRAMS);
  };
  project.onTestsRerun(make);
  await make();
}

// `node --import tsx api/src/build/programs.ts` makes those of the API.
if (process.argv[1] === fileURLToPath(import.meta.url)) await makePrograms(API_PROGRAMS);
