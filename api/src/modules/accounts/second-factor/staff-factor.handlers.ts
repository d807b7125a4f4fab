import type { Transaction } from 'kysely';
import {
  beginStaffFactor,
  checkStaffFactor,
  confirmStaffFactor,
  getStaffFactor,
  removeStaffFactor,
  renewRecoveryCodes,
  type StaffFactor,
} from 'shared-contracts/calls/staff-factor';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockAccount } from '../accounts.store.ts';
import { proveOwner } from '../prove-owner.ts';
import type { AuthLimits } from '../sessions/auth-limits.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { giveEnrolmentCode, needsEnrolmentCode, useEnrolmentCode } from './enrolment-code.ts';
import {
  confirmSecret,
  consumeCode,
  findFactor,
  hasFactor,
  noteFactorGiven,
  removeFactor,
  replaceRecoveryCodes,
  storeSecret,
} from './second-factors.store.ts';
import { base32, newTotpSecret, totpUri } from './totp.ts';

type Staff = Context<'staff'>;

/** One's own second factor: how it stands, setting it up, giving a code of it, and taking it away. */
export function serveStaffFactor(api: Api, limits: AuthLimits): void {
  const { documentKeys: keys, accountEvents } = api.parts;

  /** Does something that a code opens, in one transaction with the code's end. */
  async function withCode<Done>(
    { db, caller, clock, config }: Staff,
    otp: string,
    {
      action,
      act,
    }: { action: string; act: (trx: Transaction<Database>, now: Date) => Promise<Done> },
  ): Promise<Done> {
    const now = clock();
    const factor = await findFactor(db, caller.id);
    const isConfirming = action === 'factor.confirm';
    if (factor === undefined || (factor.confirmed_at === null) !== isConfirming)
      throw new Refusal(409, 'factor.notOn');
    await limits.factorCodes.spend(caller.id);
    const code = { accountId: caller.id, typed: otp, now };
    const done = await db.transaction().execute(async (trx) => {
      // A concurrent start locks the account, too.
      if (isConfirming) await lockAccount(trx, caller.id);
      const isGood = await (isConfirming ? confirmSecret : consumeCode)(trx, code, keys);
      if (!isGood) throw new Refusal(403, 'factor.codeWrong');
      // One that was begun before a server code was required starts over.
      const mustBeGiven = isConfirming && needsEnrolmentCode(config);
      if (mustBeGiven && !(await useEnrolmentCode(trx, caller.id, now)))
        throw new Refusal(403, 'factor.enrolmentCodeWrong');
      await noteFactorGiven(trx, caller.sessionId, now);
      await recordAudit(trx, { actorId: caller.id, action, target: caller.id, now });
      return act(trx, now);
    });
    await limits.factorCodes.clear(caller.id);
    return done;
  }

  // One's own, and nothing but a state: it leaves no trace on the audit trail.
  serve(api, getStaffFactor, async (_, context) => ({ data: await stateOf(context) }));

  serve(
    api,
    beginStaffFactor,
    async ({ body: { current_password, enrolment_code } }, { db, caller, clock, config }) => {
      const now = clock();
      await proveOwner({ db, caller, now }, limits, current_password);
      const secret = newTotpSecret();
      const isGood = await db.transaction().execute(async (trx) => {
        if (await hasFactor(trx, caller.id)) throw new Refusal(409, 'factor.alreadyOn');
        if (needsEnrolmentCode(config)) {
          const given = { accountId: caller.id, typed: enrolment_code ?? '', now };
          if (!(await giveEnrolmentCode(trx, given))) return false;
        }
        if (!(await storeSecret(trx, { accountId: caller.id, secret, now }, keys)))
          throw new Refusal(409, 'factor.alreadyOn');
        const action = 'factor.begin';
        await recordAudit(trx, { actorId: caller.id, action, target: caller.id, now });
        return true;
      });
      // Thrown here and not before the commit, which counts the wrong code.
      if (!isGood) throw new Refusal(403, 'factor.enrolmentCodeWrong');
      const uri = totpUri(secret, config.productName, caller.email);
      return { data: { secret: base32(secret), uri } };
    },
  );

  serve(api, confirmStaffFactor, async ({ body: { otp } }, context) => {
    const { caller } = context;
    const codes = await withCode(context, otp, {
      action: 'factor.confirm',
      act: async (trx, now) => {
        // They never gave a code.
        await endOtherSessions(trx, caller, now);
        return replaceRecoveryCodes(trx, caller.id);
      },
    });
    const sockets = { butOf: caller.sessionId };
    accountEvents.publish({ accountId: caller.id, because: 'signed-out', sockets });
    return { data: { recovery_codes: codes } };
  });

  serve(api, renewRecoveryCodes, async ({ body: { otp } }, context) => {
    const act = (trx: Transaction<Database>) => replaceRecoveryCodes(trx, context.caller.id);
    const codes = await withCode(context, otp, { action: 'factor.renew', act });
    return { data: { recovery_codes: codes } };
  });

  serve(api, checkStaffFactor, async ({ body: { otp } }, context) => {
    const act = () => Promise.resolve();
    await withCode(context, otp, { action: 'factor.check', act });
    return { data: await stateOf(context, context.clock()) };
  });

  serve(api, removeStaffFactor, async ({ body: { otp } }, context) => {
    const act = (trx: Transaction<Database>) => removeFactor(trx, context.caller.id);
    await withCode(context, otp, { action: 'factor.remove', act });
    return { data: await stateOf(context, null) };
  });
}

async function stateOf(
  { db, caller, config }: Staff,
  checkedAt = caller.factor === 'none' ? null : caller.factor.givenAt,
): Promise<StaffFactor> {
  const factor = await findFactor(db, caller.id);
  const confirmedAt = factor?.confirmed_at ?? null;
  return {
    state: factor === undefined ? 'off' : confirmedAt === null ? 'waiting' : 'on',
    required: config.staffFactorRequired,
    enrolment_code: needsEnrolmentCode(config),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    checked_at: checkedAt?.toISOString() ?? null,
    recovery_codes_left: Number(factor?.codes_left ?? 0),
    idle_ms: config.staffIdleMs,
  };
}
