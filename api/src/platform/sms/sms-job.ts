import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { jobKind, type AnyJobKind } from '../jobs/job-kind.ts';
import { type SmsTransport, openSms } from './sms.ts';

/** What delivering needs. */
export interface SmsDeliveryParts {
  /** Opens what waits sealed. */
  readonly secret: string;
  /** Null where this server sends none: what waits from before goes unsent. */
  readonly transport: SmsTransport | null;
}

export const SMS = 'sms';
/** SMS under way at the same time. */
const SMS_AT_ONCE = 3;

/** Delivers an SMS, within the minutes of its code alone: it expires with that. */
export function smsJob({ secret, transport }: SmsDeliveryParts): AnyJobKind {
  return jobKind({
    name: SMS,
    payload: z.object({ sealed: z.string() }),
    atOnce: SMS_AT_ONCE,
    attempts: 100,
    retry: {
      firstMs: 5e3,
      longestMs: 6e4,
    },
    async run({ sealed }, { id, createdAt }) {
      await transport?.(openSms(sealed, id, secret), id, createdAt);
    },
  });
}

/** Takes back what waits to be sent to a member's number. */
export async function cancelSms(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx
    .deleteFrom('jobs')
    .where('account_id', '=', accountId)
    .where('kind', '=', SMS)
    .execute();
}
