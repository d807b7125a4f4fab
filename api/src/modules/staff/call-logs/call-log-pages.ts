import type { Kysely } from 'kysely';
import { CALL_LOG_PAGE } from 'shared-contracts/calls/call-logs';
import type { Database } from '../../../platform/database/tables.ts';
import { toCursor, type CallLogPlace, type ListedId } from './call-log-cursor.ts';
import { countListed, readPart } from './call-log-pages.store.ts';
import type { CallLogList } from './call-log-parts.ts';

/** A page of ids with the cursors of its neighbours, null at the ends. */
export interface IdPage {
  readonly ids: readonly string[];
  readonly page: number;
  readonly next: string | null;
  readonly prev: string | null;
}

/** The page with a number, from 1. */
export async function pageByNumber(
  db: Kysely<Database>,
  list: CallLogList,
  page: number,
): Promise<IdPage> {
  const rows: ListedId[] = [];
  let offset = (page - 1) * CALL_LOG_PAGE;
  for (const [part, { where }] of list.parts.entries()) {
    const limit = CALL_LOG_PAGE + 1 - rows.length;
    if (limit === 0) break;
    const found = await readPart(db, list, { part, beside: null, back: false, offset, limit });
    rows.push(...found);
    if (found.length > 0) offset = 0;
    else if (offset > 0 && part + 1 < list.parts.length)
      offset -= await countListed(db, { ...list, whole: where }, offset);
  }
  return pageOf(rows, { page, isFirst: page === 1, hasMore: rows.length > CALL_LOG_PAGE });
}

/** The page beside a place. */
export async function pageBeside(
  db: Kysely<Database>,
  list: CallLogList,
  place: CallLogPlace,
): Promise<IdPage> {
  const back = place.way === 'prev';
  const rows: ListedId[] = [];
  for (let part = place.part; part in list.parts; part += back ? -1 : 1) {
    const limit = CALL_LOG_PAGE + 1 - rows.length;
    if (limit === 0) break;
    const beside = part === place.part ? place : null;
    rows.push(...(await readPart(db, list, { part, beside, back, offset: 0, limit })));
  }
  const more = rows.length > CALL_LOG_PAGE;
  const page = rows.slice(0, CALL_LOG_PAGE);
  return back
    ? pageOf(page.toReversed(), { page: place.page, isFirst: !more, hasMore: true })
    : pageOf(page, { page: place.page, isFirst: false, hasMore: more });
}

function pageOf(
  rows: readonly ListedId[],
  { page, isFirst, hasMore }: { page: number; isFirst: boolean; hasMore: boolean },
): IdPage {
  const shown = rows.slice(0, CALL_LOG_PAGE);
  const [first, last] = [shown[0], shown.at(-1)];
  return {
    ids: shown.map(({ id }) => id),
    page,
    next: last !== undefined && hasMore ? toCursor({ ...last, way: 'next', page: page + 1 }) : null,
    prev:
      first !== undefined && !isFirst
        ? toCursor({ ...first, way: 'prev', page: Math.max(1, page - 1) })
        : null,
  };
}
