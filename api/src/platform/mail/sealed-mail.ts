import { openJson, sealJson } from '../crypto/sealed-json.ts';
import type { Mail } from './mailer.ts';

/** Never changes: mails that wait would open no more. */
const purpose = 'waiting mails';

/** Encrypts a mail for the time that it waits; `id` binds it to its row. */
export function sealMail(mail: Mail, id: string, secret: string): string {
  return sealJson(mail, { id, secret, purpose });
}

/** The mail again; throws when it was sealed with another secret, for another row, or changed. */
export function openMail(sealed: string, id: string, secret: string): Mail {
  return openJson(sealed, { id, secret, purpose }) as Mail;
}
