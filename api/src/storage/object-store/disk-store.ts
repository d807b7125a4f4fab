import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  mustBeKey,
  ObjectStoreError,
  type ByteRange,
  type Content,
  type ObjectFacts,
  type ObjectStore,
  type StoredObject,
  readOptional,
  counted,
  mustHaveLength,
} from './object-store.ts';

/** Where content is written until it is whole: no key begins with a dot, so no one reads or lists it. */
const INCOMING = '.incoming';

/** Content that no one has written to for so long was left by a process that died, in ms. */
const LEFT_MS = 60 * 60 * 1000;

/** Keeps objects as files below a folder of this machine. */
export function diskStore(root: string): ObjectStore {
  const place = (key: string): string => {
    mustBeKey(key);
    return join(root, key);
  };
  return {
    async put(key, content, length) {
      const path = place(key);
      const coming = join(root, INCOMING, randomUUID());
      const file = await inFolder(coming, () => open(coming, 'wx', 0o600));
      try {
        await writeTo(file, content, length).finally(() => file.close());
        // Moved into place whole: anyone who reads meets all of it or nothing.
        await inFolder(path, () => rename(coming, path));
      } catch (error) {
        await rm(coming, { force: true });
        throw error;
      }
    },
    get: (key, range) => read(place(key), range),
    async head(key) {
      const path = place(key);
      const found = await readOptional(stat(path));
      return found?.isFile() ? { key, size: found.size, modifiedAt: found.mtime } : null;
    },
    async delete(key) {
      await readOptional(rm(place(key), { force: true }));
    },
    list: (prefix) => listed(root, prefix),
  };
}

/** Does what needs the folder of a path, and makes the folder where it is missing: nearly always it is there. */
async function inFolder<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const done = await readOptional(work());
  if (done !== null) return done;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return await work();
}

/** Writes bytes at hand in one go: every operation wakes another thread, which costs more than the writing. */
async function writeTo(
  file: FileHandle,
  content: Content,
  length: number | undefined,
): Promise<void> {
  if (!(content instanceof Uint8Array)) {
    for await (const chunk of counted(content, length)) await writeAll(file, chunk);
    return;
  }
  mustHaveLength(content.length, length);
  await writeAll(file, content);
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  let at = 0;
  while (at < bytes.length) at += (await file.write(bytes, at, bytes.length - at)).bytesWritten;
}

async function read(path: string, range: ByteRange | undefined): Promise<StoredObject | null> {
  const file = await readOptional(open(path, 'r'));
  if (file === null) return null;
  try {
    const facts = await file.stat();
    if (!facts.isFile()) {
      await file.close();
      return null;
    }
    if (range !== undefined && range.start >= facts.size) {
      throw new ObjectStoreError('A range has to begin inside the object.');
    }
    const stream = () => file.createReadStream(range);
    const bytes = range === undefined ? () => wholeFile(file) : () => buffer(stream());
    return { size: facts.size, stream, bytes };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Reads an open file without a stream, which takes half the time. */
async function wholeFile(file: FileHandle): Promise<Buffer> {
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function* listed(root: string, prefix: string): AsyncGenerator<ObjectFacts> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (folder !== '') mustBeKey(folder.slice(0, -1));
  for (const entry of await entriesOf(join(root, folder))) {
    const key = folder + entry.name;
    const within = entry.isDirectory() ? `${key}/` : key;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory() && (within.startsWith(prefix) || prefix.startsWith(within))) {
      yield* listed(root, within);
    } else if (entry.isFile() && key.startsWith(prefix)) {
      const facts = await readOptional(stat(join(root, key)));
      if (facts !== null) yield { key, size: facts.size, modifiedAt: facts.mtime };
    }
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return (await readOptional(readdir(folder, { withFileTypes: true }))) ?? [];
}

/** Removes what processes that died have left half written below a folder of `diskStore`. */
export async function clearIncoming(root: string, now: Date): Promise<void> {
  for (const entry of await entriesOf(join(root, INCOMING))) {
    const path = join(root, INCOMING, entry.name);
    const facts = await readOptional(stat(path));
    if (facts !== null && now.getTime() - facts.mtimeMs > LEFT_MS) await rm(path, { force: true });
  }
}
