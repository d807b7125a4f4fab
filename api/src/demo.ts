import type { Kysely } from 'kysely';
import { passwordFits } from './modules/accounts/accounts.server.ts';
import { DEMO_PASSWORD, type Config } from './platform/config/config.ts';
import type { Database } from './platform/database/tables.ts';
import { StartError } from './platform/process/start-error.ts';
import type { ObjectStore } from './storage/object-store/object-store.ts';
import type { MasterKeys } from './storage/sealing/master-keys.ts';

/** Loads the demo community into a database without any account, where it is wanted. */
export async function seedDemo(
  db: Kysely<Database>,
  config: Config,
  { files, documentKeys }: { files: ObjectStore; documentKeys: MasterKeys },
  now: Date,
): Promise<void> {
  if (config.seed !== 'demo' || (await hasAccounts(db))) return;
  // Loaded when needed only: nothing of the demo community belongs into a real site's memory.
  const { loadDemo } = await import('../seed/load.ts');
  const { communityCode, demoPassword: password, seller } = config;
  await loadDemo({ db, communityCode, password, now, files, documentKeys, seller });
}

/**
 * Refuses to open demo accounts with their published password to the network, also those that an
 * earlier start on this machine alone had loaded.
 */
export async function refuseKnownDemoPassword(db: Kysely<Database>, config: Config): Promise<void> {
  if (config.loopback) return;
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', 'staff@example.com')
    .executeTakeFirst();
  if (account === undefined || !(await passwordFits(account.password_hash, DEMO_PASSWORD))) return;
  throw new StartError(
    `The database holds demo accounts with their published password, so it is not opened on HOST ${config.host}: use another DATA_DIR or database, or HOST 127.0.0.1.`,
  );
}

/** The store of files; where the demo community is wanted it has the portraits of those people, too. */
export async function withDemoPictures(
  files: ObjectStore,
  { seed }: Pick<Config, 'seed'>,
): Promise<ObjectStore> {
  if (seed !== 'demo') return files;
  const { withPortraits } = await import('../seed/with-portraits.ts');
  return withPortraits(files);
}

async function hasAccounts(db: Kysely<Database>): Promise<boolean> {
  const any = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return any !== undefined;
}
