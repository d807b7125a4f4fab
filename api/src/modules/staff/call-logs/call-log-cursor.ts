import * as z from 'zod';
import { readCursor, writeCursor } from '../../../platform/paging/cursor.ts';

/** An entry in the order of a list: the part of the list that it stands in, and its place in that part. */
export interface ListedId {
  readonly part: number;
  /** What the part is ordered by, in ms. */
  readonly at: number;
  readonly id: string;
}

/** A place beside an entry, the way to read from there, and the number of the page that begins there. */
export interface CallLogPlace extends ListedId {
  readonly way: 'next' | 'prev';
  readonly page: number;
}

// A cursor comes from outside: every part is checked, so that nothing of it can fail in the database.
const MOST_MS = 8_640_000_000_000_000;
const Place = z.tuple([
  z.enum(['next', 'prev']),
  z.int().min(0).max(2),
  z.int().min(-MOST_MS).max(MOST_MS),
  z.uuid().lowercase(),
  z.int().min(1).max(1_000_000),
]);

export function toCursor({ way, part, at, id, page }: CallLogPlace): string {
  return writeCursor([way, part, at, id, page]);
}

/** Reads a cursor; null when we did not write it. */
export function fromCursor(cursor: string): CallLogPlace | null {
  const place = Place.safeParse(readCursor(cursor));
  if (!place.success) return null;
  const [way, part, at, id, page] = place.data;
  return { way, part, at, id, page };
}
