import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/tables.ts';
import type { ObjectStore } from './object-store/object-store.ts';

/** Files that are looked up in one statement. */
const BATCH = 500;

/** What moving needs. */
export interface MoveParts {
  readonly db: Kysely<Database>;
  readonly from: ObjectStore;
  readonly to: ObjectStore;
}

/**
 * Moves the files that a row refers to; resolves to how many were moved, and how many stay. What stays was of someone
 * who left, or is made again: copies for visitors, biodata,
 * receipts.
 */
export async function moveFiles(parts: MoveParts): Promise<{ moved: number; left: number }> {
  const { from } = parts;
  const keys: string[] = [];
  for await (const { key } of from.list('')) keys.push(key);
  let moved = 0;
  for (let at = 0; at < keys.length; at += BATCH) {
    moved += await moveBatch(parts, keys.slice(at, at + BATCH));
  }
  return { moved, left: keys.length - moved };
}

async function moveBatch({ db, from, to }: MoveParts, keys: readonly string[]): Promise<number> {
  const wanted = await referredOf(db, keys);
  for (const key of wanted) {
    const file = await from.get(key);
    if (file !== null) await to.put(key, file.stream(), file.size);
  }
  const still = await referredOf(db, wanted);
  // The account may be deleted by now: its removal may have come before the file.
  for (const key of wanted) if (!still.includes(key)) await to.delete(key);
  for (const key of still) await from.delete(key);
  return still.length;
}

/** Those of the keys that a row refers to. */
async function referredOf(db: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const photos = new Map(keys.map((key) => [key, PHOTO.exec(key)?.[1] ?? '']));
  const pics = db
    .selectFrom('pics')
    .select('file_key')
    .where('file_key', 'in', [...photos.values()]);
  const whole = (
    table:
      | 'video_intros'
      | 'verification_pages'
      | 'verification_sheets'
      | 'call_files'
      | 'data_exports',
  ) => db.selectFrom(table).select('file_key').where('file_key', 'in', keys);
  const documents = db
    .selectFrom('verification_docs')
    .select('file_key')
    .where('file_key', 'in', keys)
    .$narrowType<{ file_key: string }>();
  const wholes = db
    .selectFrom('pics')
    .select((eb) => eb.ref('whole_key').$notNull().as('file_key'))
    .where('whole_key', 'in', keys);
  const rows = await pics
    .union(wholes)
    .union(whole('video_intros'))
    .union(documents)
    .union(whole('verification_pages'))
    .union(whole('verification_sheets'))
    .union(whole('call_files'))
    .union(whole('data_exports'))
    .execute();
  const found = new Set(rows.map(({ file_key: key }) => key));
  return keys.filter((key) => found.has(key) || found.has(photos.get(key) ?? ''));
}

/** The files of a photo but the copies for visitors; the row has the part before the width. */
const PHOTO = /^photos\/(.+)-\d+\.\w+$/;
