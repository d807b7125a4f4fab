import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How the folders of a process begin, before its id. */
const BEGIN = 'saptapadi-file-';

/** Folders of this very process: in a container the one that was killed had the same id. */
const own = new Set<string>();

/** A folder of this process for a file that is being taken, below `root`; no one else of the machine reads it. */
export async function newWorkFolder(root: string): Promise<string> {
  const folder = await mkdtemp(join(root, `${BEGIN}${process.pid}-`));
  own.add(folder);
  return folder;
}

/** Removes what processes that were killed have left of members' files: they are there as they were sent. */
export async function clearWorkFolders(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const id = new RegExp(`^${BEGIN}(\\d+)-`).exec(name)?.[1];
    if (id === undefined) continue;
    const folder = join(root, name);
    const isUsed = Number(id) === process.pid ? own.has(folder) : isAlive(Number(id));
    if (!isUsed) await removeIfOurs(folder);
  }
}

/** What belongs to another user of the machine stays, and is no reason not to start. */
async function removeIfOurs(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code !== undefined;
    if (!isForeign || !['EACCES', 'EPERM'].includes(String(error.code))) throw error;
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
