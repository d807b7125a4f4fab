import type { BuildFiles } from './build-files.ts';

/** Files of a far store, kept near once they were asked for: a build never changes, and the far store may be away. */
export function filesKeptNear(near: BuildFiles, far: BuildFiles): BuildFiles {
  return {
    read: async (unit, build, path) => {
      const kept = await near.read(unit, build, path);
      if (kept !== null) return kept;
      const bytes = await far.read(unit, build, path);
      if (bytes !== null) await near.write(unit, build, path, bytes);
      return bytes;
    },
    write: async (unit, build, path, bytes) => {
      await far.write(unit, build, path, bytes);
      await near.write(unit, build, path, bytes);
    },
    remove: async (unit, build, paths) => {
      await far.remove(unit, build, paths);
      await near.remove(unit, build, paths);
    },
  };
}
