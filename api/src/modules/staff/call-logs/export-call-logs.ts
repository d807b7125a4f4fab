import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { CSV_ROWS_MOST, type exportCallLogs } from 'shared-contracts/calls/call-log-sharing';
import type { CallLog } from 'shared-contracts/calls/call-logs';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import { ALARM_AT } from '../../../platform/calls/opened-people.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import type { Signing } from '../../../storage/signed-addresses.ts';
import { readPart } from './call-log-pages.store.ts';
import { listOf } from './call-log-parts.ts';
import { toCallLog } from './call-log-replies.ts';
import { findCallLogs } from './call-logs.store.ts';

/** Columns of the file: the heading, and the value for an entry. */
const COLUMNS: readonly (readonly [string, (log: CallLog) => string | null | undefined])[] = [
  ['Made', ({ created_at: at }) => indianTime(at)],
  ['Customer', ({ customer_name: name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Gender', ({ extra_data: extra }) => extra.Gender],
  ['Status', ({ status }) => status.replaceAll('_', ' ')],
  ['Caller', ({ extra_data: extra }) => extra.assigned_to_id_name],
  ['Member', ({ extra_data: extra }) => extra.pid_name],
  ['Follow-up', ({ followup }) => yesNo(followup)],
  ['Next call', ({ follow_up_at: at }) => indianTime(at ?? null)],
  ['Payment done', ({ payment_done: paid }) => yesNo(paid)],
  ['Remark', ({ remark }) => remark],
  ['Recording', ({ file_url: url }) => yesNo(url !== null)],
  ['Community', ({ app_name: app }) => app],
];

/** What programs for sheets know a file in UTF-8 by. */
const BYTE_ORDER_MARK = '\uFEFF';

const CSV_HEADING = `${BYTE_ORDER_MARK}${lineOf(COLUMNS.map(([heading]) => heading))}`;

const TIMES = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Entries that are in memory at a time. */
const BATCH = 500;

/** The list as a file, the newest first; on the audit trail before its first byte. */
export function answerExportCallLogs(secret: string): Handler<typeof exportCallLogs> {
  return async ({ query }, { db, caller, clock, config, reply, noteOpened }) => {
    const now = clock();
    const appName = query.app_name ?? config.communityCode;
    const list = listOf(query, { appName, callerId: caller.id, now });
    const newest = { ...list, parts: [{ order: 'newest' as const, where: list.whole }] };
    const stretch = { part: 0, beside: null, back: false, offset: 0, limit: CSV_ROWS_MOST + 1 };
    const found = await readPart(db, newest, stretch);
    const ids = found.slice(0, CSV_ROWS_MOST).map(({ id }) => id);
    await recordAudit(db, {
      actorId: caller.id,
      action: 'call_logs.export',
      target: appName,
      now,
      detail: {
        filter: {
          ...query,
          q: list.search?.by,
        },
        rows: ids.length,
      },
    });
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="calllogs-${indianDay(now).day}.csv"`,
      'cache-control': 'private, no-store',
    });
    const more = found.length > ids.length;
    const signing = { secret, now, sessionId: caller.sessionId };
    return Readable.from(linesOf(db, ids, { ...signing, more, noteOpened }));
  };
}

interface FileParts extends Signing {
  /** Whether there are more entries than the file has. */
  readonly more: boolean;
  readonly noteOpened: (personId: string) => Promise<void>;
}

/** The file in pieces; whose numbers and remarks are in a piece counts as opened before it is sent. */
async function* linesOf(
  db: Kysely<Database>,
  ids: readonly string[],
  { more, noteOpened, ...signing }: FileParts,
): AsyncGenerator<string> {
  const people = new Set<string>();
  yield CSV_HEADING;
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await findCallLogs(db, ids.slice(at, at + BATCH));
    for (const row of rows) {
      // So many within an hour raise the alarm, no matter who: those after them add nothing to it.
      if (people.size === ALARM_AT) break;
      const person = row.profile_id ?? row.id;
      if (people.has(person)) continue;
      people.add(person);
      await noteOpened(person);
    }
    yield rows.map((row) => csvLine(toCallLog(row, signing))).join('');
  }
  if (more) yield lineOf([`There are more than ${CSV_ROWS_MOST} call logs.`]);
}

function csvLine(log: CallLog): string {
  return lineOf(COLUMNS.map(([, read]) => read(log) ?? ''));
}

/** One line of the file (RFC 4180). */
export function lineOf(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** A text that a program for sheets would take for a formula gets an apostrophe before it. */
function cell(text: string): string {
  const plain = /^[\s]*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A moment as it is in India, `2026-11-21 14:30`. */
function indianTime(instant: string | null): string {
  return instant === null ? '' : TIMES.format(new Date(instant));
}

function yesNo(flag: boolean): string {
  return flag ? 'yes' : 'no';
}
