import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { reviveJobs } from '../platform/jobs/jobs.store.ts';
import { createLog } from '../platform/observability/log.ts';
import { runTask } from '../platform/process/entry.ts';
import { lockFolder } from '../platform/process/folder-lock.ts';
import { StartError } from '../platform/process/start-error.ts';

// Has dead jobs of a kind tried again: by a server that runs, or by the next one that starts.
await runTask(async () => {
  const kind = process.argv[2];
  if (kind === undefined) throw new StartError('Say which kind of jobs to revive, such as `mail`.');
  const config = readConfig(process.env);
  const unlock = config.databaseUrl === null ? await lockFolder(config.dataDir) : null;
  const db = await openDatabase(config, createLog(config));
  try {
    const revived = await reviveJobs(db, kind, new Date());
    process.stdout.write(`${revived} jobs of the kind ${kind} will be tried again.\n`);
  } finally {
    await db.destroy();
    await unlock?.();
  }
});
