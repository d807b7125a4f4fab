import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import * as z from 'zod';
import { wrongField } from '../validation/ids.ts';
import { readCursor, writeCursor } from './cursor.ts';

/** A place in a list that is read in one direction: behind the row of this instant and id. */
export interface ForwardPlace {
  /** ISO time in ms; `infinity` for a row that has none and stands behind all others. */
  readonly at: string;
  readonly id: string;
}

// A cursor comes from outside: every part is checked, so that nothing of it can fail in the database.
const Place = z.tuple([
  z.union([z.iso.datetime({ precision: 3 }), z.literal('infinity')]),
  z.uuid().lowercase(),
]);

/** The place that a cursor names, null for the beginning; refuses with 422 what is not a cursor. */
export function forwardPlaceOf(cursor: string | undefined): ForwardPlace | null {
  if (cursor === undefined) return null;
  const place = Place.safeParse(readCursor(cursor));
  if (!place.success) throw wrongField('cursor');
  const [at, id] = place.data;
  return { at, id };
}

/** The condition under which a row stands behind a place in a list that is ordered by instant and id, both one way. */
export function behind(
  place: ForwardPlace | null,
  order: 'asc' | 'desc',
  at: Expression<unknown>,
  id: Expression<unknown>,
): RawBuilder<SqlBool> {
  if (place === null) return sql<SqlBool>`true`;
  const compare = sql.raw(order === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${at}, ${id}) ${compare} (${place.at}::timestamptz, ${place.id}::uuid)`;
}

/** Makes a page out of one row more than it shows; `at` says the instant that the list is ordered by, null for none. */
export function cutForwardPage<Row extends { readonly id: string }>(
  rows: readonly Row[],
  size: number,
  at: (row: Row) => Date | null,
): { data: Row[]; next: string | null } {
  const data = rows.slice(0, size);
  const last = data.at(-1);
  const isMore = rows.length > size && last !== undefined;
  return {
    data,
    next: isMore ? writeCursor([at(last)?.toISOString() ?? 'infinity', last.id]) : null,
  };
}
