import type { CallLog } from 'shared-contracts/calls/call-logs';

/** Columns of the file: its heading, and what stands there of an entry. */
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

export const CSV_HEADING = `${BYTE_ORDER_MARK}${lineOf(COLUMNS.map(([heading]) => heading))}`;

export function csvLine(log: CallLog): string {
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

const TIMES = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as it is in India, `2026-11-21 14:30`. */
function indianTime(instant: string | null): string {
  return instant === null ? '' : TIMES.format(new Date(instant));
}

function yesNo(flag: boolean): string {
  return flag ? 'yes' : 'no';
}
