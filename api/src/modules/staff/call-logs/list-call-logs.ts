import {
  CALL_LOG_LAST_PAGE,
  CALL_LOG_MOST_COUNTED,
  CALL_LOG_PAGE,
  type listCallLogs,
} from 'shared-contracts/calls/call-logs';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { CallLogKey } from './call-log-cursor.ts';
import { countListed } from './call-log-pages.store.ts';
import { pageBeside, pageByNumber } from './call-log-pages.ts';
import { listOf } from './call-log-parts.ts';
import { toCallLog } from './call-log-replies.ts';
import { findCallLogs } from './call-logs.store.ts';

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
    // The first page is looked through on the way to one entry; an entry asked for alone is opened. Who reads on, page after
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
