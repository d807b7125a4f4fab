import type { viewProfile } from 'shared-contracts/calls/profiles';
import type { Context } from '../platform/context.ts';
import type { Handler } from '../platform/serve.ts';
import { deviceOf } from './device-cookie.ts';
import { toLimited } from './profile-replies.ts';
import { nobody } from './profiles.handlers.ts';
import { findLimited } from './profiles.store.ts';
import type { visitorViews } from './view-budget.ts';

/** One limited profile; visitors have a budget of them, so that nobody copies the community. */
export function answerViewProfile(
  takeView: ReturnType<typeof visitorViews>,
): Handler<typeof viewProfile> {
  return async ({ query: { id } }, context) => {
    const { caller, db, clock, photos } = context;
    // Counted before looking, so that probing for ids costs as much as reading.
    if (caller === null) await takeView(visitorOf(context));
    const row = await findLimited(db, id, caller?.id ?? null);
    if (row === undefined) throw nobody();
    const limited = { data: toLimited(row, { today: clock(), photos }) };
    return row.is_blocked ? { ...limited, is_blocked: true } : limited;
  };
}

/** Device and address of a visitor; a browser without a device gets one with the answer. */
function visitorOf({ request, reply }: Context<'public'>): { device: string; address: string } {
  const { device, setCookie } = deviceOf(request.headers.cookie, request.protocol === 'https');
  if (setCookie !== null) reply.header('set-cookie', setCookie);
  return { device, address: request.ip };
}
