import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AccountsTable } from '../src/modules/accounts/accounts.tables.ts';
import { newProfileRow } from '../src/modules/profiles/profiles.store.ts';
import type { ProfilesTable } from '../src/modules/profiles/profiles.tables.ts';
import type { TestApp } from './app.ts';
import { addMember, type TestMember } from './members.ts';

/** What a test changes of a person; account and profile otherwise are those of a visible newcomer on Hope. */
export interface PersonChange {
  readonly account?: Partial<Insertable<AccountsTable>>;
  readonly profile?: Partial<Insertable<ProfilesTable>>;
  /** File keys of photos, the first one primary. */
  readonly pics?: readonly string[];
}

/** Adds a signed-in member with a visible profile. */
export async function addPerson(
  test: TestApp,
  gender: 'female' | 'male',
  { account = {}, profile = {}, pics = [] }: PersonChange = {},
): Promise<TestMember> {
  const member = await addMember(test, account);
  const fields = { name: 'Someone', lastName: 'Joshi', gender, birthdate: '1998-05-04' };
  const usergroup = test.parts.config.communityCode;
  const now = test.clock.read();
  await test.db
    .insertInto('profiles')
    .values({
      ...newProfileRow({ id: member.id, usergroup, admitted: true, now, fields }),
      ...profile,
    })
    .execute();
  await addPics(test, member.id, pics);
  return member;
}

async function addPics({ db }: TestApp, id: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((file_key, position) => ({
    id: randomUUID(),
    profile_id: id,
    file_key,
    position,
    is_primary: position === 0,
  }));
  await db.insertInto('pics').values(rows).execute();
}
