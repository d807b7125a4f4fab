import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** One mail, plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail to be written. */
export interface Letter {
  readonly mail: Mail;
  /** With whose account it goes when that is deleted; null for nobody's. */
  readonly accountId: string | null;
  /** After so many ms it is of no use any more, and is not sent. */
  readonly goodForMs: number;
}

/** Takes mails; they are delivered in the background, so that no reply's time tells of them. */
export interface Mailer {
  /** Writes a mail in the transaction of what causes it: both are there afterwards, or neither. */
  write(trx: Kysely<Database>, letter: Letter): Promise<void>;
  /** Says that the transaction was committed; without it the mail waits for the next look. */
  wake(): void;
}
