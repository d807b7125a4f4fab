import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import * as z from 'zod';
import { wrongField } from '../validation/ids.ts';
import { readCursor, writeCursor } from './cursor.ts';

/** How many things a page of a list by time holds. */
export const TIME_PAGE = 20;
/** One more than a page shows: whether it came tells whether there is a next page. */
export const TIME_FETCH = TIME_PAGE + 1;

/** A place in a list that runs from the newest down, and the way to read from there. */
export interface TimePlace {
  readonly way: 'next' | 'prev';
  /** ISO time in ms of the thing beside the place. */
  readonly at: string;
  readonly id: string;
}

// A cursor comes from outside: every part is checked, so that nothing of it can fail in the database.
const Place = z.tuple([
  z.enum(['next', 'prev']),
  z.iso.datetime({ precision: 3 }),
  z.uuid().lowercase(),
]);

/** The place that a cursor names, null for the beginning; refuses with 422 what is not a cursor. */
export function timePlaceOf(cursor: string | undefined): TimePlace | null {
  if (cursor === undefined) return null;
  const place = Place.safeParse(readCursor(cursor));
  if (!place.success) throw wrongField('cursor');
  const [way, at, id] = place.data;
  return { way, at, id };
}

/** The condition under which a row lies beyond a place, in the direction that it points. */
export function beyond(
  place: TimePlace | null,
  at: Expression<unknown>,
  id: Expression<unknown>,
): RawBuilder<SqlBool> {
  if (place === null) return sql<SqlBool>`true`;
  const compare = sql.raw(place.way === 'prev' ? '>' : '<');
  return sql<SqlBool>`(${at}, ${id}) ${compare} (${new Date(place.at)}, ${place.id})`;
}

/** How a statement orders time and id to read from a place. */
export function orderFrom(place: TimePlace | null): 'asc' | 'desc' {
  return place?.way === 'prev' ? 'asc' : 'desc';
}

/** Makes a page of up to TIME_FETCH rows that were read from `place` in the direction it points. */
export function cutTimePage<Row extends { readonly id: string; readonly created_at: Date }>(
  rows: readonly Row[],
  place: TimePlace | null,
): { data: Row[]; next: string | null; prev: string | null } {
  const more = rows.length > TIME_PAGE;
  const data = rows.slice(0, TIME_PAGE);
  const backwards = place?.way === 'prev';
  if (backwards) data.reverse();
  const [first, last] = [data[0], data.at(-1)];
  const hasPrev = backwards ? more : place !== null;
  const hasNext = backwards || more;
  return {
    data,
    next: last !== undefined && hasNext ? cursorAt('next', last) : null,
    prev: first !== undefined && hasPrev ? cursorAt('prev', first) : null,
  };
}

function cursorAt(way: TimePlace['way'], row: { id: string; created_at: Date }): string {
  return writeCursor([way, row.created_at.toISOString(), row.id]);
}
