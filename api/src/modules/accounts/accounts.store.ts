import type { Kysely } from 'kysely';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { Database } from '../../platform/database/tables.ts';
import { admitProfile } from '../profiles/profiles.public.ts';
import type { Account } from './accounts.tables.ts';

/** The account that signs in with an address. */
export function findByEmail(db: Kysely<Database>, email: string) {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account, locked until the transaction ends. */
export function lockAccount(trx: Kysely<Database>, id: string) {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The account of an address, kept from being removed until the transaction ends. */
export function lockByEmail(trx: Kysely<Database>, email: string) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'language'])
    .where('email', '=', email)
    .forKeyShare()
    .executeTakeFirst();
}

/** Marks the address as its owner's and lets the profile stand in lists; a second time changes nothing. */
export async function confirmAccount(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  const confirmed = await trx
    .updateTable('accounts')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('role')
    .executeTakeFirst();
  if (confirmed?.role === 'member') await admitProfile(trx, id);
}

/** Gives an account the language that its owner reads, for mails and receipts, where it has none. */
export async function adoptLanguage(
  trx: Kysely<Database>,
  id: string,
  language: Locale,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is', null)
    .execute();
}

/** Sets or takes away the password. */
export async function setPasswordHash(
  trx: Kysely<Database>,
  id: string,
  passwordHash: string | null,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/** Adds a member's account, whose address is confirmed; undefined when the address has one already. */
export function addAccount(
  trx: Kysely<Database>,
  account: Pick<Account, 'id' | 'email' | 'language'> & { passwordHash: string | null; now: Date },
): Promise<Account | undefined> {
  return trx
    .insertInto('accounts')
    .values({
      id: account.id,
      email: account.email,
      language: account.language,
      password_hash: account.passwordHash,
      plan_until: null,
      confirmed_at: account.now,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}
