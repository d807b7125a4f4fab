import {
  CALL_LOG_LAST_PAGE,
  CALL_LOG_MOST_COUNTED,
  CALL_LOG_PAGE,
  type listCallLogs,
} from 'shared-contracts/calls/call-logs';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Paging } from '../../../platform/paging/pages.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import {
  countListed,
  readPart,
  CallLogKey,
  type CallLogPosition,
  type ListedId,
} from './call-log-pages.store.ts';
import { listOf, type CallLogList } from './call-log-parts.ts';
import { toCallLog } from './call-log-replies.ts';
import { findCallLogs } from './call-logs.store.ts';

/** A page of ids with the cursors of its neighbours, null at the ends. */
interface IdPage {
  readonly ids: readonly string[];
  readonly page: number;
  readonly next: string | null;
  readonly prev: string | null;
}

/** Where pages are read from, and what writes their cursors. */
type Source = Pick<Context, 'db' | 'paging'>;

/** A page of call logs, by number or beside a place; recordings have addresses that end after five minutes. */
export function answerListCallLogs(secret: string): Handler<typeof listCallLogs> {
  return async ({ query }, context) => {
    const { db, caller, clock, config, noteOpened, paging } = context;
    const now = clock();
    const { page: number, cursor, ...filters } = query;
    const appName = filters.app_name ?? config.communityCode;
    const list = listOf(filters, { appName, callerId: caller.id, now });
    const position = paging.positionOf(cursor, CallLogKey);
    if (position === null && number > CALL_LOG_LAST_PAGE) throw wrongField('page');
    const { ids, ...found } = await (position === null
      ? pageByNumber(context, list, number)
      : pageBeside(context, list, position));
    const counted = await countListed(db, list, CALL_LOG_MOST_COUNTED + 1);
    await recordAudit(db, {
      actorId: caller.id,
      action: 'call_logs.list',
      target: appName,
      now,
      detail: {
        ...filters,
        q: list.search?.by,
        page: found.page,
        ids,
      },
    });
    const rows = await findCallLogs(db, ids);
    // The first page is looked through on the way to one entry; an entry requested alone is opened. Who reads on, page after
    // page, has numbers and remarks of all of them.
    if (filters.id !== undefined || position !== null || number > 1)
      for (const row of rows) await noteOpened(row.profile_id ?? row.id);
    const total = Math.min(counted, CALL_LOG_MOST_COUNTED);
    return {
      data: {
        data: rows.map((row) =>
          toCallLog(row, {
            secret,
            now,
            sessionId: caller.sessionId,
          }),
        ),
        ...found,
        total,
        more: counted > total,
        pages: Math.max(1, Math.ceil(total / CALL_LOG_PAGE)),
      },
    };
  };
}

/** The page with a number, from 1. */
async function pageByNumber(
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
async function pageBeside(
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
