import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { SignUp, SignUpsTable } from '../accounts.tables.ts';

/** Wrong codes that burn the codes of an address. */
const MOST_WRONG_CODES = 10;

/** Keeps a sign-up until its link or code comes back; others of the address stay as they are. */
export async function keepSignUp(
  trx: Kysely<Database>,
  signUp: Insertable<SignUpsTable>,
): Promise<void> {
  await trx.insertInto('sign_ups').values(signUp).execute();
}

/** The newest sign-up that waits for this address, of this browser if it has one; undefined without any. */
export function newestSignUp(
  db: Kysely<Database>,
  { email, device, now }: { email: string; device: string | null; now: Date },
): Promise<SignUp | undefined> {
  return db
    .selectFrom('sign_ups')
    .selectAll()
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb.case().when('device_hash', '=', device).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Makes link and code of a sign-up good until then. */
export async function prolongSignUp(trx: Kysely<Database>, id: number, until: Date): Promise<void> {
  await trx.updateTable('sign_ups').set({ expires_at: until }).where('id', '=', id).execute();
}

/** The sign-up of a valid link, locked until the transaction ends. */
export function lockByLink(
  trx: Kysely<Database>,
  linkHash: string,
  now: Date,
): Promise<SignUp | undefined> {
  return trx
    .selectFrom('sign_ups')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The sign-up whose mail had this code, held until the transaction ends. A code that fits none counts
 * against all that wait for the address, for it was a guess at each; undefined then, to be committed.
 */
export async function lockByCode(
  trx: Kysely<Database>,
  { email, codeHash, now }: { email: string; codeHash: string; now: Date },
): Promise<SignUp | undefined> {
  const waiting = await trx
    .selectFrom('sign_ups')
    .selectAll()
    .where('email', '=', email)
    .where('code_hash', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = waiting.findLast((one) => one.code_hash === codeHash);
  if (found !== undefined || waiting.length === 0) return found;
  const ids = waiting.map(({ id }) => id);
  await trx
    .updateTable('sign_ups')
    .set((eb) => ({
      wrong_codes: eb('wrong_codes', '+', 1),
      code_hash: eb
        .case()
        .when('wrong_codes', '>=', MOST_WRONG_CODES - 1)
        .then(null)
        .else(eb.ref('code_hash'))
        .end(),
    }))
    .where('id', 'in', ids)
    .execute();
  return undefined;
}

/** An account was made of it: its link still says that the address is confirmed, and nothing else. */
export async function settleSignUp(trx: Kysely<Database>, id: number): Promise<void> {
  await trx
    .updateTable('sign_ups')
    .set({ code_hash: null, password_hash: null })
    .where('id', '=', id)
    .execute();
}
