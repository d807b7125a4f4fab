import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../process/start-error.ts';
import { PgliteThread } from './pglite-thread.ts';

/** Opens the embedded database of a data folder, making it at the first start. */
export async function openEmbedded(dataDir: string): Promise<PgliteThread> {
  const folder = join(dataDir, 'database');
  if (await isEmpty(folder)) await makeDatabase(folder);
  else if (!/^\d+\s*$/.test(await versionIn(folder))) throw damaged(folder);
  try {
    return await PgliteThread.open(folder);
  } catch (error) {
    // What keeps the thread from starting says nothing of the folder.
    if (error instanceof StartError) throw error;
    throw damaged(folder, error);
  }
}

/** Makes it beside its place and moves it there whole: a start that is cut off leaves no half database. */
async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true, mode: 0o700 });
  try {
    await (await PgliteThread.open(making)).close();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} could not be made: ${reason(error)}.`, {
      cause: error,
    });
  }
  await rename(making, folder);
}

function damaged(folder: string, cause?: unknown): StartError {
  const reported = cause === undefined ? '' : ` (${reason(cause)})`;
  return new StartError(
    `The database in ${folder} is damaged${reported}; it was left as it is: restore a backup, or move the folder away to start anew.`,
    { cause },
  );
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

async function versionIn(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'PG_VERSION'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}
