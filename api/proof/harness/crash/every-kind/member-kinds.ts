import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { signUp } from 'shared-contracts/calls/auth';
import {
  beginExport,
  findExport,
} from '../../../../src/modules/accounts/data-export/data-export.store.ts';
import { beginSession } from '../../../../src/modules/accounts/sessions/sessions.store.ts';
import { enqueue } from '../../../../src/platform/jobs/jobs.store.ts';
import { noteRemoval } from '../../../../src/storage/orphaned-files.store.ts';
import { askSurely } from '../wire.ts';
import { ago, DAY_MS, isHanded, mailsTo, type KilledKind } from './killed-kind.ts';
import { endsOfBoost, givePlan } from './plans.ts';

/** What members and their doings cause, but for money. */
export const memberKinds: Readonly<Record<string, KilledKind>> = {
  mail: {
    by: 'the mail server, which has the mail and says nothing',
    once: { mails: 1 },
    async set(scene) {
      const email = 'newcomer@example.com';
      const user = {
        email,
        name: 'New',
        lastName: 'Comer',
        phone: '+91 98220 00000',
        gender: 'female',
        birthdate: '1998-03-21',
      };
      return {
        cause: (origin) => askSurely(origin, signUp, { body: { user } }, null),
        isHeld: () => isHanded(scene, email),
        count: async () => ({ mails: mailsTo(scene, email) }),
      };
    },
  },
  'plan-reminder': {
    by: 'the mail server, which has the mail and says nothing',
    once: { mails: 1 },
    async set(scene) {
      const { id, email } = await scene.person('trust');
      const until = ago(-3 * DAY_MS);
      // As the job that finds such plans leaves it.
      await givePlan(scene, id, { until, remindedFor: until });
      const payload = { account_id: id, until: until.toISOString() };
      await enqueue(scene.db, {
        kind: 'plan-reminder',
        key: id,
        accountId: id,
        payload,
        runAt: new Date(),
      });
      return {
        isHeld: () => isHanded(scene, email),
        count: async () => ({ mails: mailsTo(scene, email) }),
      };
    },
  },
  sms: {
    // No provider is connected: what waits from a time when there was one is dropped, and waits for nobody.
    by: 'a lock that a trigger of the test takes at the note of its end',
    once: { 'SMS that wait': 0 },
    async set({ db, person, holdEnd }) {
      const { id: accountId } = await person();
      const payload = { sealed: 'nobody opens it' };
      const id = await enqueue(db, { kind: 'sms', accountId, payload, runAt: new Date() });
      return {
        isHeld: await holdEnd('sms'),
        async count() {
          const left = await db.selectFrom('jobs').select('id').where('id', '=', id).execute();
          return { 'SMS that wait': left.length };
        },
      };
    },
  },
  'file-removal': {
    by: 'the bucket, which has removed the file and does not say so',
    once: { files: 0 },
    async set({ db, files, store }) {
      const key = `documents/${randomUUID()}.png`;
      await files.put(key, Readable.from([Buffer.from('bytes')]));
      await noteRemoval(db, { kind: 'file', file_key: key, due_at: new Date() });
      return {
        isHeld: store.withhold(({ method, path }) => method === 'DELETE' && path.includes(key)),
        count: async () => ({ files: (await files.head(key)) === null ? 0 : 1 }),
      };
    },
  },
  'data-export': {
    by: 'the bucket, which has the archive and does not say so',
    // That of the killed process is gone.
    once: { exports: 1, archives: 1 },
    async set({ person, db, files, store }) {
      const { id: accountId } = await person();
      const now = new Date();
      const sessionId = await beginSession(db, accountId, now);
      await db.transaction().execute((trx) => beginExport(trx, { accountId, sessionId, now }));
      return {
        isHeld: store.withhold(
          ({ method, path }) => method === 'PUT' && path.includes('/exports/'),
        ),
        async count() {
          const made = await findExport(db, accountId);
          const sizes: number[] = [];
          for await (const { size } of files.list('exports/')) sizes.push(size);
          const isMade = made?.state === 'ready' && sizes.includes(made.bytes ?? 0);
          return { exports: isMade ? 1 : 0, archives: sizes.length };
        },
      };
    },
  },
  plan: {
    by: "a lock on the member's profile",
    once: { 'boosts ended': 1 },
    async set(scene) {
      const { id } = await scene.person('trust');
      // A trigger has it followed, and its end with it.
      await scene.db
        .updateTable('accounts')
        .set({ plan: 'trust', plan_until: ago(60_000) })
        .where('id', '=', id)
        .execute();
      return {
        isHeld: await scene.hold('select from profiles where id = $1 for update', id),
        count: async () => ({ 'boosts ended': await endsOfBoost(scene, id) }),
      };
    },
  },
};
