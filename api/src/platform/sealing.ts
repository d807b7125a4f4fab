import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16];

/** What was sealed cannot be opened: it was sealed with another key or under another name, or somebody changed it. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** A random key for `seal`. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/**
 * Seals bytes by AES-256-GCM: a random start, what is sealed, and the tag that tells of any change. `name` is part of the
 * seal, so that nothing sealed passes for something else.
 */
export function seal(bytes: Uint8Array, key: KeyObject | Buffer, name: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** What was sealed; throws SealBroken. */
export function unseal(sealed: Buffer, key: KeyObject | Buffer, name: string): Buffer {
  if (sealed.length < IV_BYTES + TAG_BYTES) throw new SealBroken('This file is cut off.');
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]);
  } catch (cause) {
    throw new SealBroken('This file is not as it was sealed.', { cause });
  }
}
