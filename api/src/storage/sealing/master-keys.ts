import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { persistedSecret } from '../../platform/process/persisted-secret.ts';

/** Name of the key that is kept in the data folder where none is configured. */
const KEPT = 'kept';

/** A key that wraps the keys of files. */
export interface MasterKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** The keys by which documents are opened; new ones are sealed under the first. */
export interface MasterKeys {
  readonly current: MasterKey;
  /** By id; undefined for a key that is not configured here. */
  find(id: string): MasterKey | undefined;
}

/** A secret of the configuration under its name. */
export interface NamedSecret {
  readonly id: string;
  readonly secret: string;
}

/** Keys of secrets, the current one first. */
export function masterKeys(secrets: readonly [NamedSecret, ...NamedSecret[]]): MasterKeys {
  const [first, ...older] = secrets.map(masterKey) as [MasterKey, ...MasterKey[]];
  const known = new Map([first, ...older].map((one) => [one.id, one]));
  return { current: first, find: (id) => known.get(id) };
}

/** As configured, else a secret that is made once and kept in the data folder. */
export async function documentKeysOf(
  config: Pick<Config, 'documentKeys' | 'dataDir'>,
): Promise<MasterKeys> {
  const [first, ...older] = config.documentKeys;
  if (first !== undefined) return masterKeys([first, ...older]);
  return masterKeys([{ id: KEPT, secret: await persistedSecret(config.dataDir, 'document-key') }]);
}

/** The secret is as long as it was written; the key has the 256 bits that AES wants. */
function masterKey({ id, secret }: NamedSecret): MasterKey {
  const digest = createHash('sha256').update('master key of documents\n').update(secret).digest();
  return { id, key: createSecretKey(digest) };
}
