import type { viewProfile } from 'shared-contracts/calls/profiles';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import { deviceOf } from './device-cookie.ts';
import { toLimited } from './profile-replies.ts';
import { nobody } from './profiles.handlers.ts';
import { findLimited } from './profiles.store.ts';
import { takeView, type UseCounter, type ViewLimits } from './view-budget.ts';

/** One limited profile; visitors have a budget of them, so that nobody copies the community. */
export function answerViewProfile(
  counter: UseCounter,
  limits: ViewLimits,
): Handler<typeof viewProfile> {
  return async ({ query: { id } }, context) => {
    const { caller, db, clock } = context;
    if (caller === null) await spendView(counter, limits, context);
    const row = await findLimited(db, id, caller?.id ?? null);
    if (row === undefined) throw nobody();
    const limited = { data: toLimited(row, clock()) };
    return row.is_blocked ? { ...limited, is_blocked: true } : limited;
  };
}

/** Counts before looking, so that probing for ids costs as much as reading. */
async function spendView(
  counter: UseCounter,
  limits: ViewLimits,
  { request, reply, clock }: Context<'public'>,
): Promise<void> {
  const secure = request.protocol === 'https';
  const { device, setCookie } = deviceOf(request.headers.cookie, secure);
  if (setCookie !== null) reply.header('set-cookie', setCookie);
  const wait = await takeView(counter, limits, { device, address: request.ip }, clock());
  if (wait !== null) throw new Refusal(429, 'profile.viewBudget', { retryAfter: wait });
}
