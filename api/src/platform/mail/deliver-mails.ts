import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../tables.ts';
import { nextTry } from './delivery.rules.ts';
import type { Mail } from './mailer.ts';
import { claimMail, endMail, putOffMail, type StoredMail } from './mails.store.ts';
import { openMail } from './sealed-mail.ts';

/** Carries one mail away; a second time with the same id is the same mail. */
export type Transport = (mail: Mail, id: string, writtenAt: Date) => Promise<unknown>;

/** What delivering needs. */
export interface DeliveryParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Opens what waits sealed. */
  readonly secret: string;
  readonly transport: Transport;
}

/** A claimed mail is another's after so many ms: longer than a transport may take. */
const CLAIM_MS = 3 * 60_000;

/**
 * Delivers everything that is due, one after the other. A crash in between leaves the mail to the next
 * look; only one between the mail server's yes and the note of it sends a mail twice.
 */
export async function deliverMails(parts: DeliveryParts): Promise<void> {
  for (;;) {
    const now = parts.clock();
    const mail = await claimMail(parts.db, now, new Date(now.getTime() + CLAIM_MS));
    if (mail === undefined) return;
    await deliver(parts, mail);
  }
}

async function deliver(parts: DeliveryParts, stored: StoredMail): Promise<void> {
  const { db, clock, log, secret, transport } = parts;
  const { id, sealed } = stored;
  if (sealed === null || stored.useless_at <= clock()) return endMail(db, id, 'given_up');
  try {
    await transport(openMail(sealed, id, secret), id, stored.created_at);
  } catch (err) {
    const next = nextTry(err, stored, clock());
    log.error({ err, mail: id, tries: stored.tries, next }, 'mail not delivered');
    return next === null ? endMail(db, id, 'given_up') : putOffMail(db, id, next);
  }
  await endMail(db, id, 'delivered');
}
