import { sql, type Kysely } from 'kysely';
import type { saveSupportInfo } from 'shared-contracts/calls/contacts';
import type { Handler } from '../platform/serve.ts';
import type { Database } from '../platform/tables.ts';
import { nobody } from '../profiles/profiles.handlers.ts';

/** The numbers at which support may reach this member; the latest ones count. */
export const answerSaveSupportInfo: Handler<typeof saveSupportInfo> = async (
  { body: { phone, whatsapp } },
  { db, caller, clock },
) => {
  const info = { ownerId: caller.id, phone, whatsapp, now: clock() };
  if (!(await keepSupportInfo(db, info))) throw nobody();
  return { data: { phone, whatsapp } };
};

/** False for an account without a profile. */
async function keepSupportInfo(
  db: Kysely<Database>,
  info: { ownerId: string; phone: string; whatsapp: string; now: Date },
): Promise<boolean> {
  const { ownerId, phone, whatsapp, now } = info;
  const kept = await db
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
