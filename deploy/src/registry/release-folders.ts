import { join } from 'node:path';

/** Where a data folder keeps its releases. */
export function releaseFolders(dataDir: string) {
  const root = join(dataDir, 'releases');
  return {
    root,
    generations: join(root, 'generations.jsonl'),
    build: (unit: string, build: string) => join(root, unit, build),
  };
}
