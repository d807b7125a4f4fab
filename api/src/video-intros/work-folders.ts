import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How the folders of a process begin, before its id. */
const BEGIN = 'saptapadi-video-';

/** A folder of this process for a video that is being read, below `root`; nobody else of the machine reads it. */
export function newWorkFolder(root: string): Promise<string> {
  return mkdtemp(join(root, `${BEGIN}${process.pid}-`));
}

/** Removes what processes that were killed have left of members' videos: they are there as they were taken. */
export async function clearWorkFolders(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const id = new RegExp(`^${BEGIN}(\\d+)-`).exec(name)?.[1];
    if (id !== undefined && !isAlive(Number(id)))
      await rm(join(root, name), { recursive: true, force: true });
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Somebody else's process lives too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
