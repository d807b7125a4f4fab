import type { viewProfile } from 'shared-contracts/calls/profiles';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { DeviceCookies } from '../../../platform/http/device-cookie.ts';
import type { IsGateway } from '../../../platform/http/gateway-requests.ts';
import { visitorOf } from '../../../platform/http/visitor-of.ts';
import { toLimited, viewingOf } from '../profile-replies.ts';
import { nobody } from '../profiles.handlers.ts';
import { findLimited } from '../profiles.store.ts';
import type { visitorViews } from './view-budget.ts';

/** One limited profile; visitors have a budget of them, so that nobody copies the community. */
export function answerViewProfile(
  takeView: ReturnType<typeof visitorViews>,
  isGateway: IsGateway,
  devices: DeviceCookies,
): Handler<typeof viewProfile> {
  return async ({ query: { id } }, context) => {
    const { caller, db } = context;
    // Counted before looking, so that probing for ids costs as much as reading. The gateway counts by itself, for each
    // visitor to whom it shows what it reads.
    if (caller === null && !isGateway(context.request)) await takeView(visitorOf(context, devices));
    const row = await findLimited(db, id, caller?.id ?? null);
    if (row === undefined) throw nobody();
    const limited = { data: toLimited(row, viewingOf(context)) };
    return row.is_blocked ? { ...limited, is_blocked: true } : limited;
  };
}
