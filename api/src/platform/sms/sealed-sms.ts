import { LOCALES } from 'shared-contracts/i18n/i18n';
import { z } from 'zod';
import { openJson, sealJson } from '../crypto/sealed-json.ts';
import { SMS_TEMPLATES, type Sms } from './sms.ts';

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
