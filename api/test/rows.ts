import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { newProfileRow } from '../src/modules/profiles/profiles.store.ts';
import type { Database } from '../src/platform/database/tables.ts';

/** Stores an account with a visible profile and nothing else; returns its id. */
export async function storePerson(
  db: Kysely<Database>,
  gender: 'female' | 'male' = 'female',
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('accounts')
    .values({
      id,
      email: `${id}@example.com`,
      password_hash: null,
      plan_until: null,
      confirmed_at: new Date('2026-01-01'),
    })
    .execute();
  const fields = { name: 'Someone', lastName: 'Joshi', gender, birthdate: '1998-05-04' };
  const now = new Date('2026-01-01');
  // Migrations are tested on older schemas, which know less of a profile.
  const { made_for: _, ...row } = newProfileRow({
    id,
    usergroup: 'test',
    admitted: true,
    now,
    fields,
  });
  await db.insertInto('profiles').values(row).execute();
  return id;
}

/** What the database says to a row: 'taken', or the code of its refusal and the rule that refused. */
export async function verdict(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'taken';
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    return `${REFUSALS[code ?? ''] ?? code}: ${constraint ?? ''}`;
  }
}

const REFUSALS: Readonly<Record<string, string>> = {
  '23502': 'missing',
  '23503': 'no such row',
  '23505': 'twice',
  '23514': 'check',
  '23001': 'still needed',
  '42501': 'append-only',
};

/** Inserts one row into any table. */
export function insert<Table extends keyof Database & string>(
  db: Kysely<Database>,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<unknown> {
  return db.insertInto(table).values(row).execute();
}

/** Rows of one table, in the order in which they can be stored. */
export type Rows = { [Table in keyof Database]?: Insertable<Database[Table]>[] };
