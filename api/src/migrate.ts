import { mkdir } from 'node:fs/promises';
import { migrateDatabase, type DatabaseConfig } from './platform/database/open-database.ts';
import { lockFolder } from './platform/process/folder-lock.ts';

/** Brings the API's database to the newest shape; `say` gets a sentence for each step. A StartError says why it cannot. */
export async function migrateApi(
  config: DatabaseConfig,
  say: (sentence: string) => void,
): Promise<void> {
  const log = { info: say, error: (_detail: object, sentence: string) => say(sentence) };
  if (config.databaseUrl !== null) {
    await migrateDatabase(config, log);
    return;
  }
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(config.dataDir);
  try {
    await migrateDatabase(config, log);
  } finally {
    await unlock();
  }
}
