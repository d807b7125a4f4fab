import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { FilePath, type ArtifactFile } from '../registry/artifact.ts';
import { integrityOf } from '../registry/verify-files.ts';
import { CommandFailed, EXIT } from './failures.ts';

/** What bundlers leave beside what pages ask for: copies that are made anew, and maps. */
const LEFT_OUT = /\.(br|gz|map)$/;

/**
 * The files of a built folder. Folders and files whose names begin with a dot are notes of the bundler (`.vite`) or of the
 * system, which no page asks for: they are left out, and `say` hears which. Any other name that no address may have is
 * refused.
 */
export async function filesOf(dir: string, say: (line: string) => void): Promise<ArtifactFile[]> {
  const paths = await pathsIn(dir);
  const dotted = [...new Set(paths.flatMap((path) => dottedPartOf(path) ?? []))];
  if (dotted.length > 0)
    say(`Left out, because their names begin with a dot: ${dotted.join(', ')}`);
  const kept = paths.filter((path) => dottedPartOf(path) === null && !LEFT_OUT.test(path));
  refuseNames(
    dir,
    kept.filter((path) => !FilePath.safeParse(path).success),
  );
  const files: ArtifactFile[] = [];
  for (const path of kept) {
    const bytes = await readFile(join(dir, path));
    files.push({ path, bytes: bytes.length, sha384: integrityOf(bytes) });
  }
  return files;
}

/** Paths of all files, with slashes, in order. */
async function pathsIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** The path up to its first name that begins with a dot; null without one. */
function dottedPartOf(path: string): string | null {
  return /^(?:[^/]+\/)*?\.[^/]*/.exec(path)?.[0] ?? null;
}

function refuseNames(dir: string, wrong: readonly string[]): void {
  const [first, ...more] = wrong;
  if (first === undefined) return;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  throw new CommandFailed(
    EXIT.refused,
    `"${first}"${others} in ${dir} cannot be published: names of files and folders begin with a letter, a digit, or one of _ @ ~ -.`,
  );
}
