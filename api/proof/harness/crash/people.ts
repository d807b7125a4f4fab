import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { signToken } from '../../../src/modules/accounts/sessions/session-token.ts';
import { openThread } from '../../../src/modules/chat/threads.store.ts';
import { newProfileRow } from '../../../src/modules/profiles/profiles.store.ts';
import { readConfig } from '../../../src/platform/config/config.ts';
import type { Database } from '../../../src/platform/database/tables.ts';
import type { Writer } from './member-ledgers.ts';

/** Signs the tokens of the writers, in the processes too. */
export const JWT_SECRET = 'a secret that only the crash test knows';

const WRITERS = 10;
const OTHERS = 400;

/** Men who write, with tokens, and women about whom they write. */
export async function castPeople(db: Kysely<Database>): Promise<Writer[]> {
  const writers = Array.from({ length: WRITERS }, () => randomUUID());
  const others = Array.from({ length: OTHERS }, () => randomUUID());
  await addPeople(db, writers, 'male');
  await addPeople(db, others, 'female');
  return Promise.all(
    writers.map(async (id, at) => {
      const friend = others[at] ?? '';
      await befriend(db, id, friend);
      const sessionId = randomUUID();
      await db
        .insertInto('sessions')
        .values({ id: sessionId, account_id: id, ended_at: null })
        .execute();
      const claims = { accountId: id, sessionId, version: 1 };
      return { id, friend, others, token: await signToken(claims, JWT_SECRET, new Date()) };
    }),
  );
}

/** He asked, and she accepted. */
async function befriend(db: Kysely<Database>, from_id: string, to_id: string): Promise<void> {
  const request = { id: randomUUID(), from_id, to_id, accepted: true };
  await db.insertInto('chat_requests').values(request).execute();
  await db.transaction().execute((trx) => openThread(trx, [from_id, to_id], new Date()));
}

async function addPeople(
  db: Kysely<Database>,
  ids: readonly string[],
  gender: 'female' | 'male',
): Promise<void> {
  const now = new Date();
  const usergroup = readConfig({}).communityCode;
  const accounts = ids.map((id) => ({
    id,
    email: `${id}@example.com`,
    password_hash: null,
    plan_until: null,
    confirmed_at: now,
  }));
  await db.insertInto('accounts').values(accounts).execute();
  const fields = { name: 'Someone', lastName: 'Joshi', gender, birthdate: '1996-05-04' };
  const columns = await columnsOf(db, 'profiles');
  const rows = ids.map((id) => {
    const row = Object.entries(newProfileRow({ id, usergroup, admitted: true, now, fields }));
    const known = row.filter(([column]) => columns.has(column));
    return Object.fromEntries(known) as ReturnType<typeof newProfileRow>;
  });
  await db.insertInto('profiles').values(rows).execute();
}

/** The columns that a table has here: a rolling deploy casts its people before the last migrations. */
async function columnsOf(db: Kysely<Database>, table: keyof Database): Promise<Set<string>> {
  const tables = await db.introspection.getTables();
  const found = tables.find(({ name }) => name === table);
  if (found === undefined) throw new Error(`crash: there is no table ${table}`);
  return new Set(found.columns.map(({ name }) => name));
}
