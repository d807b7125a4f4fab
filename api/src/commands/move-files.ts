import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLog } from '../platform/observability/log.ts';
import { runTask } from '../platform/process/entry.ts';
import { lockFolder } from '../platform/process/folder-lock.ts';
import { StartError } from '../platform/process/start-error.ts';
import { moveFiles } from '../storage/move-to-store.ts';
import { diskStore } from '../storage/object-store/disk-store.ts';
import { areaFolder, objectStoreOf } from '../storage/object-store/open-object-store.ts';

// Takes the members' files of this machine's DATA_DIR into the bucket; to be run once on each server that has any.
await runTask(async () => {
  const config = readConfig(process.env);
  if (config.bucket === null) throw new StartError('Say with S3_ENDPOINT where the files go.');
  const unlock = config.databaseUrl === null ? await lockFolder(config.dataDir) : null;
  const db = await openDatabase(config, createLog(config));
  const folder = areaFolder(config, 'files');
  try {
    const to = objectStoreOf(config, 'files');
    const { moved, left } = await moveFiles({ db, from: diskStore(folder), to });
    process.stdout.write(
      `${moved} files are in the bucket now; ${left} that nothing refers to stay in ${folder}.\n`,
    );
  } finally {
    await db.destroy();
    await unlock?.();
  }
});
