import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { storeSecret } from '../../../../src/modules/accounts/second-factor/second-factors.store.ts';
import { PIECES_AT } from '../../../../src/storage/uploads/sealed-pieces.ts';
import { insert, storePerson } from '../../../../test/rows.ts';
import { countChanges } from './changes.ts';
import { storeDocument } from './document.ts';
import { ago, DAY_MS, mailsTo, type KilledKind } from './killed-kind.ts';
import { endsOfBoost, givePlan } from './plans.ts';
import { keys } from './scene.ts';

/** Jobs that recur by themselves, but for those about money. */
export const recurringKinds: Readonly<Record<string, KilledKind>> = {
  retention: {
    by: 'a lock on the table of page views',
    once: { 'rows purged': 1 },
    async set({ db, hold }) {
      const hour = new Date(Math.floor(Date.now() / DAY_MS - 401) * DAY_MS);
      await insert(db, 'page_views', { hour, name: 'home', views: 1 });
      return {
        isHeld: await hold('lock table page_views in exclusive mode'),
        count: async () => ({
          'rows purged': await countChanges(db, { table: 'page_views', op: 'DELETE', like: {} }),
        }),
      };
    },
  },
  'orphaned-pieces': {
    by: 'the bucket, which has removed the piece and does not say so',
    once: { 'lost pieces': 0, 'pieces that arrive': 1 },
    async set({ files, bucket, store }) {
      const [lost, arriving] = [`${PIECES_AT}${randomUUID()}`, `${PIECES_AT}${randomUUID()}`];
      for (const key of [lost, arriving]) await files.put(key, Buffer.from('a piece'));
      await bucket.age(`files/${lost}`, ago(3 * DAY_MS));
      const isThere = async (key: string) => ((await files.head(key)) === null ? 0 : 1);
      return {
        isHeld: store.withhold(({ method, path }) => method === 'DELETE' && path.includes(lost)),
        count: async () => ({
          'lost pieces': await isThere(lost),
          'pieces that arrive': await isThere(arriving),
        }),
      };
    },
  },
  'half-written-files': {
    // It removes files of a disk, which waits for nobody: it is killed between its work and the note that it was done.
    by: 'a lock that a trigger of the test takes at the note of its end',
    once: { 'half-written files': 0, 'files that are written': 1 },
    async set({ dataDir, holdEnd }) {
      const incoming = join(dataDir, '.incoming');
      await mkdir(incoming, { recursive: true });
      for (const name of ['left', 'written']) await writeFile(join(incoming, name), 'half');
      const isAwaited = await holdEnd('half-written-files');
      const found = async (name: string) => (await readdir(incoming)).filter((one) => one === name);
      return {
        // A start removes what is old, too.
        prepare: () => utimes(join(incoming, 'left'), ago(DAY_MS), ago(DAY_MS)),
        isHeld: async () => (await isAwaited()) && (await found('left')).length === 0,
        count: async () => ({
          'half-written files': (await found('left')).length,
          'files that are written': (await found('written')).length,
        }),
      };
    },
  },
  'missed-plans': {
    by: 'a job of the same key that the test has not committed',
    once: { 'boosts ended': 1 },
    async set(scene) {
      const { id } = await scene.person();
      await scene.db
        .updateTable('profiles')
        .set({ boosted_until: ago(60_000) })
        .where('id', '=', id)
        .execute();
      return {
        isHeld: await scene.hold("insert into jobs (kind, unique_key) values ('plan', $1)", id),
        count: async () => ({ 'boosts ended': await endsOfBoost(scene, id) }),
      };
    },
  },
  'plan-reminders': {
    by: 'a lock on the account',
    once: { 'notes of it': 1, mails: 1 },
    async set(scene) {
      const { id, email } = await scene.person('trust');
      await givePlan(scene, id, { until: ago(-3 * DAY_MS), remindedFor: null });
      return {
        isHeld: await scene.hold('select from accounts where id = $1 for update', id),
        count: async () => ({
          'notes of it': await countChanges(scene.db, {
            table: 'accounts',
            op: 'UPDATE',
            like: { id },
            column: 'plan_reminded_for',
          }),
          mails: mailsTo(scene, email),
        }),
      };
    },
  },
  'search-notices': {
    by: 'a lock on the saved search',
    once: { 'searches that found someone': 1, 'people found': 1, mails: 1 },
    async set(scene) {
      const { db, hold } = scene;
      const { id, email } = await scene.person();
      const saved = randomUUID();
      await insert(db, 'saved_searches', {
        id: saved,
        profile_id: id,
        name: 'Near home',
        filters: 'age_from=20',
        notifies_since: ago(DAY_MS),
      });
      await insert(db, 'search_looks', { profile_id: id, next_at: ago(60_000) });
      const found = await storePerson(db, 'male');
      await sql`update profiles set created_at = now() where id = ${found}`.execute(db);
      return {
        isHeld: await hold('select from saved_searches where id = $1 for update', saved),
        count: async () => ({
          'searches that found someone': await countChanges(db, {
            table: 'saved_searches',
            op: 'UPDATE',
            like: { id: saved },
            column: 'new_people',
          }),
          'people found': await countChanges(db, {
            table: 'search_finds',
            op: 'INSERT',
            like: { profile_id: id },
          }),
          mails: mailsTo(scene, email),
        }),
      };
    },
  },
  'document-retention': {
    by: 'a lock on the page of the document',
    once: { 'pages forgotten': 1, files: 0 },
    async set(scene) {
      const { page, key } = await storeDocument(scene, {
        keys: keys.current,
        decidedAt: ago(31 * DAY_MS),
      });
      return {
        isHeld: await scene.hold('select from verification_pages where id = $1 for update', page),
        count: async () => ({
          'pages forgotten': await countChanges(scene.db, {
            table: 'verification_pages',
            op: 'DELETE',
            like: { id: page },
          }),
          files: (await scene.files.head(key)) === null ? 0 : 1,
        }),
      };
    },
  },
  'document-keys': {
    by: 'a lock on the page of the document',
    once: { 'keys wrapped anew': 1 },
    async set(scene) {
      const { page: id } = await storeDocument(scene, { keys: keys.older, decidedAt: null });
      const like = { id, key_id: keys.older.current.id };
      return {
        isHeld: await scene.hold('select from verification_pages where id = $1 for update', id),
        count: async () => ({
          'keys wrapped anew': await countChanges(scene.db, {
            table: 'verification_pages',
            op: 'UPDATE',
            like,
            column: 'wrapped_key',
          }),
        }),
      };
    },
  },
  'factor-keys': {
    by: 'a lock on the second factor',
    once: { 'keys wrapped anew': 1 },
    async set({ person, db, hold }) {
      const { id: accountId } = await person();
      const secret = Buffer.from('the secret of an authenticator app');
      await storeSecret(db, { accountId, secret, now: new Date() }, keys.older);
      const like = { account_id: accountId, key_id: keys.older.current.id };
      return {
        isHeld: await hold(
          'select from second_factors where account_id = $1 for update',
          accountId,
        ),
        count: async () => ({
          'keys wrapped anew': await countChanges(db, {
            table: 'second_factors',
            op: 'UPDATE',
            like,
            column: 'wrapped_key',
          }),
        }),
      };
    },
  },
};
