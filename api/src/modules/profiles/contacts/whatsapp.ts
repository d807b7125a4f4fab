import type { Kysely } from 'kysely';
import { hasDuty } from 'shared-contracts/calls/call';
import type { whatsappLink } from 'shared-contracts/calls/contacts';
import { readPhone } from 'shared-contracts/domain/phone-number';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { phoneComplaint } from '../../../platform/validation/phone-fields.ts';
import { findDoNotCall, NOT_TO_BE_CALLED } from '../../staff/staff.public.ts';

/**
 * Address that opens WhatsApp with a number; nothing is sent. Members get it for their own number, callers for their
 * assigned prospects; any other number is the same 404, known or not.
 */
export const answerWhatsapp: Handler<typeof whatsappLink> = async ({ query }, context) => {
  const { db, caller, clock } = context;
  // A plus sign that was not encoded arrives as a space.
  const read = readPhone(query.number.replace(/^ (?=[1-9])/, '+'));
  if (read.problem !== null) {
    const errors = [phoneComplaint('number', read.problem)];
    throw new Refusal(422, 'form.invalid', { errors });
  }
  if (!(await isOwn(db, caller.id, read.e164))) {
    const mayCall = caller.role === 'staff' && hasDuty({ duty: 'caller' }, caller.duties);
    const log = mayCall ? await assignedLog(db, caller.id, read) : undefined;
    if (log === undefined) throw new Refusal(404, 'contact.notFound');
    // The entry of the call log, never the number.
    const entry = { actorId: caller.id, action: 'whatsapp.open', target: log, now: clock() };
    await recordAudit(db, entry);
  }
  return { data: { url: `https://wa.me/${read.e164.slice(1)}` } };
};

/** The numbers that members give of themselves: in the profile, and for the support. */
async function isOwn(db: Kysely<Database>, id: string, e164: string): Promise<boolean> {
  const own = await db
    .selectFrom('profiles')
    .leftJoin('support_info', 'support_info.profile_id', 'profiles.id')
    .select(['profiles.phone', 'support_info.phone as support', 'support_info.whatsapp'])
    .where('profiles.id', '=', id)
    .executeTakeFirst();
  return Object.values(own ?? {}).some((one) => one !== null && isSame(one, e164));
}

/** Id of a call log of this number that is assigned to a caller; undefined without one. */
async function assignedLog(
  db: Kysely<Database>,
  callerId: string,
  { e164, national }: { readonly e164: string; readonly national: string },
): Promise<string | undefined> {
  const logs = await db
    .selectFrom('call_logs')
    .select(['id', 'phone', 'status', 'assigned_to_id', 'profile_id'])
    .where('phone_digits', 'in', digitsOf({ e164, national }))
    .execute();
  const ofNumber = logs.filter(({ phone }) => isSame(phone, e164));
  if (ofNumber.some(({ status }) => NOT_TO_BE_CALLED.some((one) => one === status)))
    return undefined;
  const own = ofNumber.find(({ assigned_to_id: to }) => to === callerId);
  if (own === undefined) return undefined;
  // A member who turned off calls by staff gets no message either.
  const call = { phone: e164, profileId: own.profile_id, except: null };
  return (await findDoNotCall(db, call)) === null ? own.id : undefined;
}

/** The digits of a number in every way that people write it: with and without its country, a zero, or both. */
function digitsOf({ e164, national }: { readonly e164: string; readonly national: string }) {
  const code = e164.slice(1, -national.length);
  return ['', '0', code, `00${code}`, `${code}0`].map((before) => before + national);
}

function isSame(written: string, e164: string): boolean {
  const read = readPhone(written);
  return read.problem === null && read.e164 === e164;
}
