import type { Insertable } from 'kysely';
import type { AccountsTable } from '../../src/modules/accounts/accounts.tables.ts';
import { newProfileRow } from '../../src/modules/profiles/profiles.store.ts';
import { before, DAY_MS } from './moments.ts';
import type { Scene } from './scene.ts';

/** Somebody of the desk to whom calls are assigned beside staff@example.com. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly gender: 'female' | 'male';
}

/** The desk's two callers; their accounts have no password, so nobody signs in with a published one. */
export const callers: readonly Caller[] = [
  {
    id: '5a97a0ad-0005-4000-8000-000000000005',
    email: 'kavita.desk@example.com',
    name: 'Kavita',
    lastName: 'Bhosale',
    gender: 'female',
  },
  {
    id: '5a97a0ad-0006-4000-8000-000000000006',
    email: 'prashant.desk@example.com',
    name: 'Prashant',
    lastName: 'More',
    gender: 'male',
  },
];

/** Accounts of the callers. */
export function callerAccounts(now: Date): Insertable<AccountsTable>[] {
  const since = before(now, 400 * DAY_MS);
  return callers.map(({ id, email }) => ({
    id,
    email,
    role: 'staff' as const,
    password_hash: null,
    plan_until: null,
    duties: ['caller' as const],
    confirmed_at: since,
    created_at: since,
  }));
}

/** Their profiles, which nobody finds in a list. */
export function callerProfiles({ now, communityCode }: Scene) {
  const since = before(now, 400 * DAY_MS);
  return callers.map(({ id, name, lastName, gender }) => ({
    ...newProfileRow({
      id,
      usergroup: communityCode,
      now: since,
      fields: {
        name,
        lastName,
        gender,
        birthdate: '1990-06-15',
      },
    }),
    state: 'hidden' as const,
  }));
}
