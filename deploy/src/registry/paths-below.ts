import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Paths of all files below a folder, relative to it, with slashes, in order. */
export async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
