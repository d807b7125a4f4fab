import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  type ObjectStore,
  type StoredObject,
  readOptional,
} from '../../src/storage/object-store/object-store.ts';

const POOL = new URL('../portraits/pool/', import.meta.url);
const PORTRAIT = /^photos\/([fm]\d\d[a-z]-(?:480|960)\.webp)$/;

/** A store that has the drawn portraits of the demo community, too; they are read where they stand and never written. */
export function withPortraits(files: ObjectStore): ObjectStore {
  return {
    get: async (key, range) => (await files.get(key, range)) ?? (await portrait(key)),
    put: (...all) => files.put(...all),
    head: (key) => files.head(key),
    delete: (key) => files.delete(key),
    list: (prefix) => files.list(prefix),
  };
}

async function portrait(key: string): Promise<StoredObject | null> {
  const name = PORTRAIT.exec(key)?.[1];
  if (name === undefined) return null;
  const drawn = await readOptional(readFile(fileURLToPath(new URL(name, POOL))));
  return (
    drawn && {
      size: drawn.length,
      stream: () => Readable.from([drawn]),
      bytes: () => Promise.resolve(drawn),
    }
  );
}
