import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildFiles } from './build-files.ts';

/** Keeps builds as `<root>/<unit>/<build>/<path>`. */
export function filesOnDisk(root: string): BuildFiles {
  return {
    read: async (unit, build, path) => {
      try {
        return await readFile(join(root, unit, build, path));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    write: async (unit, build, path, bytes) => {
      const place = join(root, unit, build, path);
      await mkdir(dirname(place), { recursive: true });
      // A name that no description can list, so that nobody is served a half file.
      const coming = join(dirname(place), `.${randomUUID()}`);
      await writeFile(coming, bytes);
      await rename(coming, place);
    },
    remove: async (unit, build, paths) => {
      for (const path of paths) await rm(join(root, unit, build, path), { force: true });
    },
  };
}

/** No such file, or a folder where a file was looked for. */
function isAbsent(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))
  );
}
