import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { CallShape } from 'shared-contracts/calls/call';
import * as z from 'zod';
import { wrongField } from '../validation/ids.ts';
import { readCursor, writeCursor, type CursorScope } from './cursor.ts';

/** A position in a list: beside the row of this key, and the direction to read from there. */
export interface Position<Key> {
  readonly way: 'next' | 'prev';
  readonly key: Key;
}

/** A page with the cursors of its neighbours, null at the ends. */
export interface Page<Row> {
  readonly data: Row[];
  readonly next: string | null;
  readonly prev: string | null;
}

/** How a page is cut out of the rows that were read. */
interface PageParts<Row, Key> {
  /** Rows of a page; one more is read, which shows whether there is another page. */
  readonly size: number;
  /** From where the rows were read, in its direction; null for the beginning. */
  readonly position: Position<Key> | null;
  readonly keyOf: (row: Row, way: Position<Key>['way']) => Key;
  /** Whether the list begins here; otherwise that is so where it was read from no position. */
  readonly isFirst?: boolean;
}

/** Reads and writes the cursors of one request's list. */
export interface Paging {
  /** The position of a cursor, null for the beginning; refuses with 422 what was not written for this caller and this list. */
  readonly positionOf: <Key>(
    cursor: string | undefined,
    key: z.ZodType<Key>,
  ) => Position<Key> | null;
  /** Makes a page of up to `size` and one more rows. */
  readonly cut: <Row, Key>(rows: readonly Row[], parts: PageParts<Row, Key>) => Page<Row>;
}

/** Whose request pages through what. */
interface PagedRequest {
  readonly call: Pick<CallShape, 'method' | 'path' | 'access'>;
  /** What was parsed of the request; everything but cursor and page chooses the list. */
  readonly input: { readonly params?: unknown; readonly query?: unknown };
  readonly callerId: string | null;
}

/** Paging within one request. Public lists are the same for everybody, so are their cursors. */
export function pagingOf(
  { call, input, callerId }: PagedRequest,
  { secret, now }: Pick<CursorScope, 'secret' | 'now'>,
): Paging {
  const isShared = call.access === 'public';
  const caller = isShared ? 'visitor' : (callerId ?? 'visitor');
  const scopeOf = (): CursorScope => ({ secret, caller, list: listOf(call, input), isShared, now });
  return {
    positionOf(cursor, key) {
      if (cursor === undefined) return null;
      const position = z
        .object({ way: z.enum(['next', 'prev']), key })
        .safeParse(readCursor(cursor, scopeOf()));
      if (!position.success) throw wrongField('cursor');
      return position.data as Position<z.infer<typeof key>>;
    },
    cut(rows, { size, position, keyOf, isFirst = position === null }) {
      const scope = scopeOf();
      const isMore = rows.length > size;
      const data = rows.slice(0, size);
      const isBack = position?.way === 'prev';
      if (isBack) data.reverse();
      const [first, last] = [data[0], data.at(-1)];
      const hasPrev = isBack ? isMore : !isFirst;
      const hasNext = isBack || isMore;
      const cursorOf = (way: 'next' | 'prev', row: (typeof data)[number]) =>
        writeCursor({ way, key: keyOf(row, way) }, scope);
      return {
        data,
        next: last !== undefined && hasNext ? cursorOf('next', last) : null,
        prev: first !== undefined && hasPrev ? cursorOf('prev', first) : null,
      };
    },
  };
}

/** Names a list: the call, and all of the input that chooses its rows or their order. */
function listOf({ method, path }: PagedRequest['call'], input: PagedRequest['input']): string {
  const { params, query } = input as Record<'params' | 'query', Record<string, unknown>>;
  const { cursor: _, page: __, ...filters } = query ?? {};
  return JSON.stringify([`${method} ${path}`, sorted(params ?? {}), sorted(filters)]);
}

function sorted(values: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The key of a list by time: ISO time in ms, `infinity` for a row without one, and the id that decides between equals. */
export const TimeKey = z.tuple([z.string(), z.string()]);
export type TimePosition = Position<z.infer<typeof TimeKey>>;

/** The key of a row. */
export function timeKey(at: Date | null, id: string): z.infer<typeof TimeKey> {
  return [at?.toISOString() ?? 'infinity', id];
}

/** The same for the rows of most lists. */
export const createdKey = (row: { readonly id: string; readonly created_at: Date }) =>
  timeKey(row.created_at, row.id);

/** How many rows a page of most lists has. */
export const TIME_PAGE = 20;

/** The condition under which a row lies beyond a position of a list that is ordered by time and id, both in one direction. */
export function beyond(
  position: TimePosition | null,
  order: 'asc' | 'desc',
  at: Expression<unknown>,
  id: Expression<unknown>,
): RawBuilder<SqlBool> {
  if (position === null) return sql<SqlBool>`true`;
  const compare = sql.raw(directionOf(position, order) === 'asc' ? '>' : '<');
  const [time, row] = position.key;
  return sql<SqlBool>`(${at}, ${id}) ${compare} (${time}::timestamptz, ${row}::uuid)`;
}

/** How a statement orders the rows of a list to read from a position. */
export function directionOf(
  position: Position<unknown> | null,
  order: 'asc' | 'desc',
): 'asc' | 'desc' {
  if (position?.way !== 'prev') return order;
  return order === 'asc' ? 'desc' : 'asc';
}
