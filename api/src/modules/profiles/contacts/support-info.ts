import { sql, type Kysely } from 'kysely';
import type { saveSupportInfo } from 'shared-contracts/calls/contacts';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { Handler, Validate } from '../../../platform/calls/serve.ts';
import { retryDeadlocks } from '../../../platform/database/deadlocks.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { leavePhone } from '../../accounts/accounts.public.ts';
import { profileNotFound } from '../profiles.handlers.ts';

/**
 * The numbers at which support may reach this member; the latest ones count. Another phone number is to be confirmed again.
 * Numbers that were saved elsewhere since `if_updated_at` are not replaced; the refusal brings them along.
 */
export const answerSaveSupportInfo: Handler<typeof saveSupportInfo> = async (
  { query: { if_updated_at: known }, body },
  { db, caller, clock },
) => {
  const [phone, whatsapp] = [phoneText(body.phone), phoneText(body.whatsapp)];
  const info = { ownerId: caller.id, phone, whatsapp, now: clock() };
  const updatedAt = await retryDeadlocks(() =>
    db.transaction().execute(async (trx) => {
      await leavePhone(trx, caller.id, phone);
      if (known !== undefined) await refuseStale(trx, caller.id, known);
      return keepSupportInfo(trx, info);
    }),
  );
  if (updatedAt === undefined) throw profileNotFound();
  return { data: { phone, whatsapp, updated_at: updatedAt.toISOString() } };
};

/** Of an account that is held. */
async function refuseStale(trx: Kysely<Database>, ownerId: string, known: string): Promise<void> {
  const kept = await trx
    .selectFrom('support_info')
    .select(['phone', 'whatsapp', 'updated_at'])
    .where('profile_id', '=', ownerId)
    .executeTakeFirst();
  if (kept === undefined) return;
  if (known !== 'none' && new Date(known).getTime() === kept.updated_at.getTime()) return;
  const conflict = {
    phone: kept.phone,
    whatsapp: kept.whatsapp,
    updated_at: kept.updated_at.toISOString(),
  };
  throw new Refusal(409, 'support.changedMeanwhile', { conflict });
}

/** Invalid numbers. */
export const validateSupportInfo: Validate<typeof saveSupportInfo> = ({ body }) => {
  const { phone, whatsapp } = (body ?? {}) as Record<string, unknown>;
  return [...phoneErrors('phone', phone), ...phoneErrors('whatsapp', whatsapp)];
};

/** When they are saved now, later than before; undefined for an account without a profile. */
async function keepSupportInfo(
  trx: Kysely<Database>,
  info: { ownerId: string; phone: string; whatsapp: string; now: Date },
): Promise<Date | undefined> {
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
      conflict.column('profile_id').doUpdateSet({
        phone,
        whatsapp,
        updated_at: sql<Date>`greatest(${now}::timestamptz, support_info.updated_at + interval '1 ms')`,
      }),
    )
    .returning('updated_at')
    .executeTakeFirst();
  return kept?.updated_at;
}
