import type { Kysely } from 'kysely';
import { listConsents, saveConsent, type Consent } from 'shared-contracts/calls/account';
import {
  CONSENT_PURPOSES,
  CONSENT_VERSIONS,
  NEEDED_CONSENTS,
} from 'shared-contracts/domain/consents';
import { changesBudget } from '../../platform/calls/changes-budget.ts';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { wrongField } from '../../platform/validation/ids.ts';
import { findConsents, keepConsent } from './consents.store.ts';

/** What a member agreed to, with the text and the time; what membership does not need can be taken back. */
export function serveConsents(api: Api): void {
  const budget = changesBudget(api.parts);

  serve(api, listConsents, async (_, { caller, db }) => ({
    data: await consentsOf(db, caller.id),
  }));

  serve(api, saveConsent, async ({ body: { purpose, given, version } }, { caller, db, clock }) => {
    // A page that shows another text than ours is older or newer than this server.
    if (version !== CONSENT_VERSIONS[purpose]) throw wrongField('version');
    if (!given && NEEDED_CONSENTS.includes(purpose)) throw new Refusal(409, 'consent.needed');
    await budget.spend(caller.budgetKey);
    const decision = { accountId: caller.id, purpose, version, given, now: clock() };
    await keepConsent(db, decision);
    return { data: await consentsOf(db, caller.id) };
  });
}

/** Each purpose once, in the order in which they are shown. */
export async function consentsOf(db: Kysely<Database>, accountId: string): Promise<Consent[]> {
  const rows = await findConsents(db, accountId);
  return CONSENT_PURPOSES.map((purpose) => {
    const row = rows.find((one) => one.purpose === purpose);
    return {
      purpose,
      given: row?.given ?? null,
      version: row?.version ?? null,
      decided_at: row?.decided_at.toISOString() ?? null,
    };
  });
}
