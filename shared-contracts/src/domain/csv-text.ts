/** What a spreadsheet would take for the beginning of a formula, or of one after a line or a tab. */
const FORMULA = /^\s*[=+\-@|%]|^[\t\r\n]/;

/**
 * Rows as CSV (RFC 4180) for spreadsheets: with the mark by which they know UTF-8, every text in quotes, and an
 * apostrophe before each text that could be a formula.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map((cell) => cellText(cell)).join(',')}\r\n`).join('')}`;
}

function cellText(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
