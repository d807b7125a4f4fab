import { CALL_LOG_PAGE } from 'shared-contracts/calls/call-logs';
import type { Context } from '../../../platform/calls/context.ts';
import type { Paging } from '../../../platform/paging/pages.ts';
import type { CallLogPosition, ListedId } from './call-log-cursor.ts';
import { countListed, readPart } from './call-log-pages.store.ts';
import type { CallLogList } from './call-log-parts.ts';

/** A page of ids with the cursors of its neighbours, null at the ends. */
export interface IdPage {
  readonly ids: readonly string[];
  readonly page: number;
  readonly next: string | null;
  readonly prev: string | null;
}

/** Where pages are read from, and what writes their cursors. */
type Source = Pick<Context, 'db' | 'paging'>;

/** The page with a number, from 1. */
export async function pageByNumber(
  { db, paging }: Source,
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
  return cut(paging, rows, { page, position: null, isFirst: page === 1 });
}

/** The page beside a position. */
export async function pageBeside(
  { db, paging }: Source,
  list: CallLogList,
  position: CallLogPosition,
): Promise<IdPage> {
  const { key } = position;
  const back = position.way === 'prev';
  const rows: ListedId[] = [];
  for (let part = key.part; part in list.parts; part += back ? -1 : 1) {
    const limit = CALL_LOG_PAGE + 1 - rows.length;
    if (limit === 0) break;
    const beside = part === key.part ? key : null;
    rows.push(...(await readPart(db, list, { part, beside, back, offset: 0, limit })));
  }
  return cut(paging, rows, { page: position.key.page, position });
}

function cut(
  paging: Paging,
  rows: readonly ListedId[],
  { page, ...read }: { page: number; position: CallLogPosition | null; isFirst?: boolean },
): IdPage {
  const { data, next, prev } = paging.cut(rows, {
    ...read,
    size: CALL_LOG_PAGE,
    keyOf: (row, way) => ({ ...row, page: way === 'next' ? page + 1 : Math.max(1, page - 1) }),
  });
  return { ids: data.map(({ id }) => id), page, next, prev };
}
