import type { getProfile } from 'shared-contracts/calls/profiles';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import { contactsIn, wishesIn } from '../localized-names.ts';
import { countOnce } from '../own/daily-budgets.store.ts';
import { interestsOf, pointsWith, toProfile, verifiedOf, viewingOf } from '../profile-replies.ts';
import { completionOf, profileNotFound } from '../profiles.handlers.ts';
import { badgesFor, verificationSeenOn } from '../profiles.rules.ts';
import { findOwn } from '../profiles.store.ts';
import { contactAccess, contactsFor } from './contact-access.rules.ts';
import { openedADay, takePace } from './opened-budgets.ts';
import {
  findOpened,
  isMarriedOff,
  noteReveal,
  noteView,
  type OpenedProfile,
} from './opened-profile.store.ts';

type Member = Context<'member'>;

/** One's own profile whatever its state, or that of a visible person of the other side; staff see both sides. */
export const answerGetProfile: Handler<typeof getProfile> = async (
  { params: { id }, query: { reveal } },
  context,
) => {
  const { db, caller, clock } = context;
  if (id === caller.id) return ownWithFlags(context);
  const row = await findOpened(db, id, caller.id, indianDay(clock()), caller.role);
  if (row === undefined) throw await absence(context, id);
  const requested = contactAccess({ plan: caller.plan, verified: row.viewer_verified });
  if (reveal !== undefined) refuseReveal(requested);
  await spendLook(context, row);
  // Where there is nothing to reveal, nothing is spent.
  if (reveal !== undefined && row.contacts.length > 0) await spendReveal(context, id);
  // What was revealed stays so for the day.
  const isRevealed = reveal !== undefined || (requested === 'masked' && Boolean(row.is_revealed));
  const access = isRevealed ? 'revealed' : requested;
  const verified = verifiedOf(row);
  const viewing = viewingOf(context);
  const contacts = contactsIn(viewing.language, row.contacts);
  const { sent, received, matched } = interestsOf(row);
  const accepted = Boolean(sent?.accepted || received?.accepted);
  return {
    data: {
      data: {
        ...toProfile(row, badgesFor(caller.plan, verified), viewing),
        ...pointsWith(row),
        contact: contactsFor(access, contacts, { accepted }),
        partner_preferences: wishesIn(viewing.language, row.partner_preferences, row.gender),
      },
    },
    contacts: { access, count: row.contacts.length },
    completion: {
      score: row.score,
      video_intro: row.video_intro !== null,
      verification_added: verificationSeenOn(caller.plan, verified),
    },
    is_bookmarked: row.bookmark_id !== null,
    bookmark_id: row.bookmark_id,
    not_for_me_id: row.not_for_me_id,
    is_chat_requested: Boolean(row.is_chat_requested),
    i_am_interested: sent !== null,
    interest_declined: sent?.declined ?? false,
    profile_interested: received !== null,
    matched,
  };
};

async function ownWithFlags(context: Member) {
  const { db, caller } = context;
  const row = await findOwn(db, caller.id);
  if (row === undefined) throw profileNotFound();
  const viewing = viewingOf(context);
  return {
    data: {
      data: {
        ...toProfile(row, verifiedOf(row), viewing),
        contact: contactsFor('own', contactsIn(viewing.language, row.contacts)),
        partner_preferences: wishesIn(viewing.language, row.partner_preferences, row.gender),
      },
    },
    contacts: { access: 'own' as const, count: row.contacts.length },
    completion: completionOf(row),
    is_bookmarked: false,
    bookmark_id: null,
    is_chat_requested: false,
    i_am_interested: false,
    interest_declined: false,
    profile_interested: false,
    matched: false,
  };
}

async function absence({ db, caller }: Member, id: string): Promise<Refusal> {
  return (await isMarriedOff(db, id, caller.id))
    ? new Refusal(410, 'profile.marriageFixed')
    : profileNotFound();
}

function refuseReveal(access: ReturnType<typeof contactAccess>): void {
  if (access === 'upgrade') throw new Refusal(402, 'plan.required');
  if (access === 'verify') throw new Refusal(403, 'contacts.verifyFirst');
}

/** What opening a profile needs. */
type Looking = Pick<Member, 'db' | 'caller' | 'config' | 'clock' | 'counters' | 'noteOpened'>;

/** Counts an opened profile, once a day, or refuses it with 429; staff leave a trail. */
export async function spendLook(
  context: Looking,
  row: Pick<OpenedProfile, 'id'> & { readonly is_seen: unknown },
): Promise<void> {
  if (context.caller.role === 'staff') await auditView(context, row.id);
  // Seen today: it counted then.
  if (!row.is_seen) {
    await takePace(context, row.id);
    await spendView(context, row.id);
  }
  await context.noteOpened(row.id);
}

/** Every look of staff is on the audit trail (access.md). */
function auditView({ db, caller, clock }: Looking, target: string): Promise<void> {
  return recordAudit(db, { actorId: caller.id, action: 'profiles.view', target, now: clock() });
}

/** Counts each person once a day, however often the page is opened. */
async function spendView({ db, caller, config, clock }: Looking, shownId: string): Promise<void> {
  const now = clock();
  const { beginsAt, secondsLeft } = indianDay(now);
  const look = { viewerId: caller.id, shownId, now };
  const most = openedADay(caller, config, now);
  const use = { memberId: caller.id, purpose: 'profile_view', most, now } as const;
  const counted = await countOnce(db, use, (trx) => noteView(trx, look, beginsAt));
  if (counted === 'over')
    throw new Refusal(429, 'profile.dailyBudget', { retryAfter: secondsLeft });
}

/** The log that the shown member reads and the budget of the viewer go together. */
async function spendReveal({ db, caller, config, clock }: Member, shownId: string): Promise<void> {
  const now = clock();
  const { day, secondsLeft } = indianDay(now);
  const look = { viewerId: caller.id, shownId, now };
  const most = config.memberBudgets.contactReveals;
  const use = { memberId: caller.id, purpose: 'contact_reveal', most, now } as const;
  const counted = await countOnce(db, use, (trx) => noteReveal(trx, look, day));
  if (counted === 'over')
    throw new Refusal(429, 'profile.dailyBudget', { retryAfter: secondsLeft });
}
