import { stopPhoneCodes } from 'shared-contracts/calls/account';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockAccount } from '../accounts.store.ts';
import { stopCodesTo } from './leave-phone.ts';
import { smsFor } from './sms-for.ts';

/** Stops codes to the caller's number; without a proof, since this opens nothing. */
export function serveStopPhoneCodes(api: Api): void {
  serve(api, stopPhoneCodes, async (_, { caller, db }) => {
    smsFor(api, caller);
    await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, caller.id);
      // Deleted meanwhile.
      if (account === undefined) throw new Refusal(401, 'auth.required');
      await stopCodesTo(trx, account.id);
    });
    return { data: { stopped: true as const } };
  });
}
