import { mkdir } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/** Makes the folder that holds everything a server keeps, or says in one sentence why that is impossible. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR ${folder} cannot be used as a folder (${code ?? 'unknown'}).`, {
      cause: error,
    });
  }
}
