import type { Kysely, Transaction } from 'kysely';
import { CONSENT_PURPOSES, type ConsentPurpose } from 'shared-contracts/domain/consents';
import type { Database } from '../../platform/database/tables.ts';
import type { SignUp } from './accounts.tables.ts';

/** What was decided last about each purpose. */
export function findConsents(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('consents')
    .distinctOn('purpose')
    .select(['purpose', 'version', 'given', 'decided_at'])
    .where('account_id', '=', accountId)
    .orderBy('purpose')
    .orderBy('decided_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
}

/** One decision about one text. */
export interface ConsentDecision {
  readonly accountId: string;
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly given: boolean;
  readonly now: Date;
}

/** Keeps a decision; what was said before about the same text stands when it is the same. */
export async function keepConsent(
  db: Kysely<Database>,
  { accountId: account_id, purpose, version, given, now: decided_at }: ConsentDecision,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ account_id, purpose, version, given, decided_at })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose', 'version'])
        .doUpdateSet({ given, decided_at })
        .where('consents.given', '<>', given),
    )
    .execute();
}

/** Keeps for a new account what was agreed to at its sign-up, with the time of that. */
export async function keepSignUpConsents(
  trx: Transaction<Database>,
  {
    accountId,
    consents,
    created_at,
  }: Pick<SignUp, 'consents' | 'created_at'> & {
    readonly accountId: string;
  },
): Promise<void> {
  for (const purpose of CONSENT_PURPOSES) {
    const version = consents?.[purpose];
    if (version !== undefined)
      await keepConsent(trx, { accountId, purpose, version, given: true, now: created_at });
  }
}
