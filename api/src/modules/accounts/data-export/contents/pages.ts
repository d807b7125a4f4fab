import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { groupIndian } from 'shared-contracts/domain/units';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { ColumnName } from '../../../../../locales/en/export.ts';
import type { ExportWords } from './export-words.ts';
import type { Part, Row } from './part.ts';

/** Everything is inline: the page opens from a disk and fetches nothing. */
const headIn = (language: Locale) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
body { margin: 0 auto; padding: 24px 16px 48px; max-width: 60rem; font: 16px/1.5 system-ui, "Noto Sans Devanagari", sans-serif; color: #2b1d1f; background: #fffaf3 }
h1 { color: #9c1c3b; line-height: 1.2 } h2 { margin: 32px 0 8px } a { color: #9c1c3b }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; background: #fff }
th, td { padding: 8px 12px; border: 1px solid #e7d9cc; text-align: left; vertical-align: top; overflow-wrap: break-word; white-space: pre-wrap }
th { background: #fbe9ec } .muted { color: #6b5658 } nav li { margin: 4px 0 }
</style>`;

/** What a page begins with. */
export function pageStart({ language }: ExportWords, title: string): string {
  return `${headIn(language)}<title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>\n`;
}

export const PAGE_END = '</body></html>\n';

/** The first sentences of the overview. */
export function introduction(words: ExportWords, product: string, now: Date): string {
  const sentences = words.text('page.text', { product, time: words.time(now) });
  return `<p>${escapeHtml(sentences)}</p>\n`;
}

/** Links to what lies beside the overview. */
export function linkList(
  { text }: ExportWords,
  links: readonly { readonly href: string; readonly label: string }[],
): string {
  const items = links.map(
    ({ href, label }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`,
  );
  return `<nav><h2>${escapeHtml(text('page.files'))}</h2><ul>${items.join('')}</ul></nav>\n`;
}

/** A part with its heading, as a table. */
export function partSection({ text }: ExportWords, { name, rows }: Part): string {
  const heading = `<h2 id="${name}">${escapeHtml(text(`part.${name}`))}</h2>`;
  if (rows.length === 0)
    return `${heading}<p class="muted">${escapeHtml(text('page.nothing'))}</p>\n`;
  const columns = columnsOf(rows);
  const head = columns
    .map((one) => `<th scope="col">${escapeHtml(text(`of.${one}`))}</th>`)
    .join('');
  const body = rows.map(
    (row) => `<tr>${columns.map((one) => cell(row[one], text('page.none'))).join('')}</tr>`,
  );
  return `${heading}<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join(
    '\n',
  )}</tbody></table></div>\n`;
}

function columnsOf(rows: readonly Row[]): ColumnName[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row) as ColumnName[]))];
}

function cell(value: string | number | null | undefined, none: string): string {
  if (value === null || value === undefined || value === '')
    return `<td class="muted">${none}</td>`;
  return `<td>${escapeHtml(typeof value === 'number' ? groupIndian(value) : value)}</td>`;
}
