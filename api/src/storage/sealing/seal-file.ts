import { newKey, seal, SealBroken, unseal } from '../../platform/crypto/sealing.ts';
import type { MasterKeys } from './master-keys.ts';

/** The key of one file, wrapped by the master key that `key_id` names. */
export interface WrappedKey {
  readonly key_id: string;
  readonly wrapped_key: string;
}

/** Seals a file with a random key of its own (AES-256-GCM); `name` is part of the seal, so that no file passes for another. */
export function sealFile(
  bytes: Uint8Array,
  name: string,
  keys: MasterKeys,
): WrappedKey & { readonly sealed: Buffer } {
  const key = newKey();
  const sealed = seal(bytes, key, name);
  return { sealed, ...wrap(key, name, keys) };
}

/** What was sealed; throws SealBroken. */
export function openFile(
  sealed: Buffer,
  name: string,
  wrapped: WrappedKey,
  keys: MasterKeys,
): Buffer {
  return unseal(sealed, unwrap(name, wrapped, keys), name);
}

/** The same key of a file, wrapped by the current master key: the file stays as it is. */
export function rewrapKey(name: string, wrapped: WrappedKey, keys: MasterKeys): WrappedKey {
  return wrap(unwrap(name, wrapped, keys), name, keys);
}

function wrap(key: Buffer, name: string, { current }: MasterKeys): WrappedKey {
  const wrapped = seal(key, current.key, `key of ${name}`);
  return { key_id: current.id, wrapped_key: wrapped.toString('base64url') };
}

function unwrap(name: string, { key_id, wrapped_key }: WrappedKey, keys: MasterKeys): Buffer {
  const master = keys.find(key_id);
  if (master === undefined) throw new SealBroken(`No key named ${key_id} is configured.`);
  return unseal(Buffer.from(wrapped_key, 'base64url'), master.key, `key of ${name}`);
}
