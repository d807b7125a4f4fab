import { sql, type Kysely } from 'kysely';
import type { DoNotCall } from 'shared-contracts/calls/call-logs';
import type { CallStatus } from 'shared-contracts/domain/call-status';
import type { Database } from '../../../platform/database/tables.ts';

/** Numbers that must not be called, and numbers of someone else. */
export const NOT_TO_BE_CALLED = [
  'do_not_disturb',
  'invalid_number',
] as const satisfies readonly CallStatus[];

/**
 * Why a number is not to be called, null where it may be: an entry of any community says so, but for `except`; or it is
 * the number of a member who turned off calls by staff, or the entry is about such a member.
 */
export async function findDoNotCall(
  db: Kysely<Database>,
  call: {
    /** E.164. */
    readonly phone: string;
    readonly profileId: string | null;
    /** Id of the entry that asks; null for a new one. */
    readonly except: string | null;
  },
): Promise<DoNotCall | null> {
  const digits = call.phone.replaceAll(/\D/g, '');
  const entry = await db
    .selectFrom('call_logs')
    .select(['id', 'status'])
    .where('phone_digits', '=', digits)
    .where('status', 'in', NOT_TO_BE_CALLED)
    .$if(call.except !== null, (query) => query.where('id', '<>', call.except ?? ''))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (entry !== undefined)
    return {
      why: entry.status === 'invalid_number' ? 'invalid_number' : 'do_not_disturb',
      id: entry.id,
    };
  return (await refusesStaff(db, digits, call.profileId)) ? { why: 'staff_calls', id: null } : null;
}

/** However a member wrote a number of India: with its country, a zero, both, or nothing. */
function writtenAs(digits: string): string[] {
  const national = digits.startsWith('91') ? digits.slice(2) : null;
  return national === null
    ? [digits, `00${digits}`]
    : ['', '0', '91', '0091', '910'].map((before) => before + national);
}

async function refusesStaff(
  db: Kysely<Database>,
  digits: string,
  profileId: string | null,
): Promise<boolean> {
  const written = sql.join(writtenAs(digits).map((one) => sql`${one}`));
  const { rows } = await sql`
    select from accounts where not staff_calls and id in (
      select ${profileId}::uuid
      union all select id from profiles
        where regexp_replace(phone, '[^0-9]', '', 'g') in (${written})
      union all select profile_id from support_info
        where regexp_replace(phone, '[^0-9]', '', 'g') in (${written})
          or regexp_replace(whatsapp, '[^0-9]', '', 'g') in (${written}))
    limit 1`.execute(db);
  return rows.length > 0;
}
