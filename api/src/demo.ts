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
  const { loadDemo } = await import('../demo/seed/load.ts');
  const { communityCode, demoPassword: password, seller } = config;
  await loadDemo({ db, communityCode, password, now, files, documentKeys, seller });
}

/** Where the accounts of the demo community live. */
const DEMO_ADDRESSES = '%@example.com';

/** The demo community has one hash for all its accounts; a few more are those whose password was changed. */
const MOST_HASHES = 20;

/**
 * Refuses to open demo accounts with their published password to anybody else than the user of this machine, also those
 * that an earlier demonstration had loaded.
 */
export async function refuseKnownDemoPassword(db: Kysely<Database>, config: Config): Promise<void> {
  if (config.demonstration) return;
  const hashes = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', 'like', DEMO_ADDRESSES)
    .where('password_hash', 'is not', null)
    .groupBy('password_hash')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(MOST_HASHES)
    .execute();
  for (const { password_hash } of hashes) {
    if (!(await passwordFits(password_hash, DEMO_PASSWORD))) continue;
    throw new StartError(
      'The database holds demo accounts with their published password, so it is opened in a demonstration alone: use another DATA_DIR or database.',
    );
  }
}

/** The store of files; where the demo community is wanted it has the portraits of those people, too. */
export async function withDemoPictures(
  files: ObjectStore,
  { seed }: Pick<Config, 'seed'>,
): Promise<ObjectStore> {
  if (seed !== 'demo') return files;
  const { withPortraits } = await import('../demo/seed/with-portraits.ts');
  return withPortraits(files);
}

async function hasAccounts(db: Kysely<Database>): Promise<boolean> {
  const any = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return any !== undefined;
}
