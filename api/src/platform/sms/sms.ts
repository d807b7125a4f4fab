import type { Kysely } from 'kysely';
import { type Locale, LOCALES } from 'shared-contracts/i18n/i18n';
import { z } from 'zod';
import { openJson, sealJson } from '../crypto/sealed-json.ts';
import type { Database } from '../database/tables.ts';

/** The texts that are sent. Operators of India deliver none that is not registered with them, in its language (DLT). */
export const SMS_TEMPLATES = ['phone-code', 'sign-in-code'] as const;
export type SmsTemplate = (typeof SMS_TEMPLATES)[number];

/** One SMS, as providers take it: a template and what stands in it, not a text. */
export interface Sms {
  /** An Indian mobile number, `+919822012345`. */
  readonly to: string;
  readonly template: SmsTemplate;
  readonly variables: { readonly code: string; readonly product: string };
  readonly language: Locale;
}

/** An SMS to be written. */
export interface NewSms {
  readonly sms: Sms;
  /** With whose account it goes when that is deleted. */
  readonly accountId: string;
  /** As long as its code, in ms: afterwards it is not sent. */
  readonly goodForMs: number;
}

/** Takes SMS; they are delivered in the background, so that no reply's time tells of them. */
export interface SmsSender {
  /** Writes an SMS in the transaction of what causes it: both are there afterwards, or neither. */
  write(trx: Kysely<Database>, written: NewSms): Promise<void>;
  /** Says that the transaction was committed; without it the SMS waits for the next look. */
  wake(): void;
}

/**
 * Carries one SMS away; a second time with the same id is the same SMS. What it throws is logged and kept with the job: it
 * must name neither number nor text.
 */
export type SmsTransport = (sms: Sms, id: string, writtenAt: Date) => Promise<unknown>;

const purpose = 'waiting sms';

/** As it was sealed, perhaps by a server of another version. */
const StoredSms = z.object({
  to: z.string(),
  template: z.enum(SMS_TEMPLATES),
  variables: z.object({ code: z.string(), product: z.string() }),
  language: z.enum(LOCALES),
});

/** Encrypts an SMS for the time that it waits; `id` binds it to its row. */
export function sealSms(sms: Sms, id: string, secret: string): string {
  return sealJson(sms, { id, secret, purpose });
}

/** The SMS again; throws when it was sealed with another secret, for another row, or changed. */
export function openSms(sealed: string, id: string, secret: string): Sms {
  return StoredSms.parse(openJson(sealed, { id, secret, purpose }));
}
