import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { newProfileRow } from '../src/modules/profiles/profiles.store.ts';
import type { ProfilesTable } from '../src/modules/profiles/profiles.tables.ts';
import type { Database } from '../src/platform/database/tables.ts';

/** What a test changes of one of many. */
export type CrowdMember = Partial<Insertable<ProfilesTable>>;

/** Adds many visible profiles of one community in two statements; returns their ids. */
export async function addCrowd(
  db: Kysely<Database>,
  usergroup: string,
  changes: readonly CrowdMember[],
): Promise<string[]> {
  const now = new Date('2026-11-21T09:00:00Z');
  const fields = {
    name: 'One',
    lastName: 'Of Many',
    gender: 'female',
    birthdate: '1998-05-04',
  } as const;
  const rows = changes.map((change) => {
    const id = randomUUID();
    return { ...newProfileRow({ id, usergroup, admitted: true, now, fields }), ...change };
  });
  const accounts = rows.map(({ id }) => ({
    id,
    email: `${id}@example.com`,
    password_hash: null,
    plan_until: null,
    confirmed_at: now,
  }));
  if (rows.length === 0) return [];
  await db.insertInto('accounts').values(accounts).execute();
  await db.insertInto('profiles').values(rows).execute();
  return rows.map(({ id }) => id);
}
