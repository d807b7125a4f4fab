import { sql, type Kysely } from 'kysely';
import type { saveSupportInfo } from 'shared-contracts/calls/contacts';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { Handler, Validate } from '../../../platform/calls/serve.ts';
import { retryDeadlocks } from '../../../platform/database/deadlocks.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { leavePhone } from '../../accounts/accounts.public.ts';
import { nobody } from '../profiles.handlers.ts';

/** The numbers at which support may reach this member; the latest ones count. Another phone number is to be confirmed anew. */
export const answerSaveSupportInfo: Handler<typeof saveSupportInfo> = async (
  { body },
  { db, caller, clock },
) => {
  const [phone, whatsapp] = [phoneText(body.phone), phoneText(body.whatsapp)];
  const info = { ownerId: caller.id, phone, whatsapp, now: clock() };
  const isKept = await retryDeadlocks(() =>
    db.transaction().execute(async (trx) => {
      await leavePhone(trx, caller.id, phone);
      return keepSupportInfo(trx, info);
    }),
  );
  if (!isKept) throw nobody();
  return { data: { phone, whatsapp } };
};

/** Numbers that nobody can call. */
export const validateSupportInfo: Validate<typeof saveSupportInfo> = ({ body }) => {
  const { phone, whatsapp } = (body ?? {}) as Record<string, unknown>;
  return [...phoneErrors('phone', phone), ...phoneErrors('whatsapp', whatsapp)];
};

/** False for an account without a profile. */
async function keepSupportInfo(
  trx: Kysely<Database>,
  info: { ownerId: string; phone: string; whatsapp: string; now: Date },
): Promise<boolean> {
  const { ownerId, phone, whatsapp, now } = info;
  const kept = await trx
    .insertInto('support_info')
    .columns(['profile_id', 'phone', 'whatsapp', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('profiles')
        .select('id')
        .select([
          sql<string>`${phone}::text`.as('phone'),
          sql<string>`${whatsapp}::text`.as('whatsapp'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .where('id', '=', ownerId),
    )
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet({ phone, whatsapp, updated_at: now }),
    )
    .returning('profile_id')
    .executeTakeFirst();
  return kept !== undefined;
}
