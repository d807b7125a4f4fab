import type { ObjectStore } from 'api/object-store';
import { wholeObject } from 'api/object-store/whole';
import type { Artifact } from './artifact.ts';
import { COMPRESSED, integrityOf } from './verify-files.ts';

/** Where the files of builds are kept, by unit, build and path; the names were checked before. */
export interface BuildFiles {
  /** The bytes; null when there are none. */
  read(unit: string, build: string, path: string): Promise<Buffer | null>;
  /** Writes a file as a whole: readers see all of it or nothing. */
  write(unit: string, build: string, path: string, bytes: Uint8Array): Promise<void>;
  /** Forgets files; those that are gone already are fine. */
  remove(unit: string, build: string, paths: readonly string[]): Promise<void>;
}

/** Keeps builds as `<unit>/<build>/<path>` in a store. */
export function buildFilesIn(store: ObjectStore): BuildFiles {
  return {
    read: (unit, build, path) => wholeObject(store, keyOf(unit, build, path)),
    write: (unit, build, path, bytes) => store.put(keyOf(unit, build, path), bytes),
    remove: async (unit, build, paths) => {
      for (const path of paths) await store.delete(keyOf(unit, build, path));
    },
  };
}

function keyOf(unit: string, build: string, path: string): string {
  return [unit, build, path].join('/');
}

/** The paths of a build that are not stored as its description has them. */
export async function missingFiles(files: BuildFiles, artifact: Artifact): Promise<string[]> {
  const missing: string[] = [];
  for (const { path, sha384 } of artifact.files) {
    const bytes = await files.read(artifact.unit, artifact.build, path);
    if (bytes === null || integrityOf(bytes) !== sha384) missing.push(path);
  }
  for (const path of artifact.maps) {
    if ((await files.read(artifact.unit, artifact.build, path)) === null) missing.push(path);
  }
  return missing;
}

/** Every path that a build may have: its files, their compressed copies and its source maps. */
export function pathsOf({ files, maps }: Artifact): string[] {
  const served = files.flatMap(({ path }) => ['', ...COMPRESSED].map((suffix) => path + suffix));
  return [...served, ...maps];
}
