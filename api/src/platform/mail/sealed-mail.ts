import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Mail } from './mailer.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a mail for the time that it waits: whoever can read the database must not be able to ask for
 * a one-time code and read it there. `id` binds it to its row.
 */
export function sealMail(mail: Mail, id: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(id));
  const text = Buffer.concat([cipher.update(JSON.stringify(mail)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** The mail again; throws when it was sealed with another secret, for another row, or changed. */
export function openMail(sealed: string, id: string, secret: string): Mail {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(tag);
  const text = Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
  return JSON.parse(text.toString()) as Mail;
}

/** A key of its own, made of the secret that signs tokens. */
function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('waiting mails').digest();
}
