import type { viewProfile } from 'shared-contracts/calls/profiles';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { visitorOf } from '../../../platform/http/visitor-of.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import type { Browsing } from '../listing/listing.handlers.ts';
import { toLimited, viewingOf, withoutPhotos } from '../profile-replies.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { findLimited, findSide } from '../profiles.store.ts';
import { spendLook } from './get-profile.ts';
import { findOpened } from './opened-profile.store.ts';

/**
 * One limited profile; visitors have a budget of them, so that no one copies the community. For a member it is a look at
 * someone of the other side, as opening the whole profile is; a member without a profile is a visitor.
 */
export function answerViewProfile({
  people,
  isGateway,
  devices,
}: Browsing): Handler<typeof viewProfile> {
  return async ({ query: { id } }, context) => {
    const { caller, db } = context;
    const isMember = caller !== null && (await findSide(db, caller.id)) !== undefined;
    // Counted before looking, so that probing for ids costs as much as reading. The gateway counts by itself, for each
    // visitor to whom it shows what it reads.
    if (!isMember && !isGateway(context.request))
      await people.openedByVisitor(visitorOf(context, devices), id);
    const row = await findLimited(db, id, caller?.id ?? null);
    if (row === undefined) throw profileNotFound();
    // Whom one has blocked stays in sight, for Unblock alone; a member's address shows no photo of theirs.
    if (row.is_blocked) {
      const seen = row.visitors_allowed ? row : withoutPhotos(row);
      return { data: toLimited(seen, viewingOf(context), 'visitor'), is_blocked: true };
    }
    const limited = {
      data: toLimited(row, viewingOf(context), caller === null ? 'visitor' : 'member'),
    };
    if (isMember && id !== caller.id) await look({ ...context, caller }, id);
    return limited;
  };
}

async function look(context: Context<'member'>, id: string): Promise<void> {
  const { db, caller, clock } = context;
  const opened = await findOpened(db, id, caller.id, indianDay(clock()), caller.role);
  if (opened === undefined) throw profileNotFound();
  await spendLook(context, opened);
}
