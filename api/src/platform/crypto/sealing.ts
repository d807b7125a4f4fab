import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type CipherGCM,
  type DecipherGCM,
  type KeyObject,
} from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16];

/** What was sealed cannot be opened: it was sealed with another key or under another name, or someone changed it. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** A random key for `seal`. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/**
 * Seals bytes by AES-256-GCM: a random start, what is sealed, and the tag that tells of any change. `name` is part of the
 * seal, so that nothing sealed passes for something else. A start that is given must never come again with other bytes.
 */
export function seal(
  bytes: Uint8Array,
  key: KeyObject | Buffer,
  name: string,
  start?: Buffer,
): Buffer {
  const sealer = new Sealer(key, name, start);
  sealer.add(bytes);
  return sealer.end();
}

/** Seals what comes bit by bit, as `seal` does it at once: the event loop never stands still for all of it. */
export class Sealer {
  readonly #cipher: CipherGCM;
  readonly #sealed: Buffer[];

  constructor(key: KeyObject | Buffer, name: string, iv: Buffer = randomBytes(IV_BYTES)) {
    this.#cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
    this.#sealed = [iv];
  }

  add(bytes: Uint8Array): void {
    this.#sealed.push(this.#cipher.update(bytes));
  }

  /** All that was added, sealed; nothing can be added afterwards. */
  end(): Buffer {
    return Buffer.concat([...this.#sealed, this.#cipher.final(), this.#cipher.getAuthTag()]);
  }
}

/** What was sealed; throws SealBroken. */
export function unseal(sealed: Buffer, key: KeyObject | Buffer, name: string): Buffer {
  const { decipher, content } = opened(sealed, key, name);
  const bytes = decipher.update(content);
  end(decipher);
  return bytes;
}

/** Bytes that are opened before others have their turn: about a millisecond. */
const STEP_BYTES = 512 * 1024;

/** As `unseal`, for what is so large that others would wait meanwhile. */
export async function unsealInSteps(
  sealed: Buffer,
  key: KeyObject | Buffer,
  name: string,
): Promise<Buffer> {
  const { decipher, content } = opened(sealed, key, name);
  const bytes = Buffer.allocUnsafe(content.length);
  for (let at = 0; at < content.length; at += STEP_BYTES) {
    if (at > 0) await nextTurn();
    decipher.update(content.subarray(at, at + STEP_BYTES)).copy(bytes, at);
  }
  // No one has seen a byte of it until the tag has been checked.
  end(decipher);
  return bytes;
}

function opened(sealed: Buffer, key: KeyObject | Buffer, name: string) {
  if (sealed.length < IV_BYTES + TAG_BYTES) throw new SealBroken('This file is cut off.');
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return { decipher, content: sealed.subarray(IV_BYTES, -TAG_BYTES) };
}

/** Checks the tag; this cipher has no bytes left for its end. */
function end(decipher: DecipherGCM): void {
  try {
    decipher.final();
  } catch (cause) {
    throw new SealBroken('This file is not as it was sealed.', { cause });
  }
}
