import type { Kysely } from 'kysely';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { LANGUAGE_PARAMETER } from 'shared-contracts/platform/page-data';
import { openJson, sealJson } from '../crypto/sealed-json.ts';
import type { Database } from '../database/tables.ts';

/** Never changes: mails that wait would open no more. */
const purpose = 'waiting mails';

/** One mail, plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where mail programs stop further mails of the kind by one POST (RFC 8058); absent for mails that are requested. */
  readonly unsubscribe?: string;
}

/** The headers of a mail by which mail programs offer to stop others of its kind. */
export function unsubscribeHeaders({ unsubscribe }: Pick<Mail, 'unsubscribe'>) {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** A mail to be written. */
export interface Letter {
  readonly mail: Mail;
  /** Deleted with this account; null for none. */
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

/** Encrypts a mail for the time that it waits; `id` binds it to its row. */
export function sealMail(mail: Mail, id: string, secret: string): string {
  return sealJson(mail, { id, secret, purpose });
}

/** The mail again; throws when it was sealed with another secret, for another row, or changed. */
export function openMail(sealed: string, id: string, secret: string): Mail {
  return openJson(sealed, { id, secret, purpose }) as Mail;
}

/**
 * The address of a page of the site (`href`, from `/` on) as a mail in this language names it: its reader may be signed in
 * nowhere, on a device that prefers another. English, which mails come in where no one chose, is left to the device.
 */
export function mailLink(siteOrigin: string, href: string, language: Locale): string {
  const url = new URL(href, siteOrigin);
  if (language !== 'en') url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
}
