import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** By what a value is sealed. */
export interface JsonSeal {
  /** Of the row that holds it: nothing sealed for one row opens in another. */
  readonly id: string;
  /** The secret that signs tokens; the key is made of it. */
  readonly secret: string;
  /** What the key is for: what waits for one purpose does not open for another. */
  readonly purpose: string;
}

/**
 * Encrypts a value for the time that it waits: anyone who can read the database must not be able to ask for a one-time code
 * and read it there.
 */
export function sealJson(value: unknown, { id, ...key }: JsonSeal): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key), nonce).setAAD(Buffer.from(id));
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** The value again; throws when it was sealed with another secret, for another row or purpose, or changed. */
export function openJson(sealed: string, { id, ...key }: JsonSeal): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(key), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(tag);
  const text = Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
  return JSON.parse(text.toString());
}

/** A key of its own for each purpose. */
function keyOf({ secret, purpose }: Omit<JsonSeal, 'id'>): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}
