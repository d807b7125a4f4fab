import Papa from 'papaparse';
import { plainDigits } from 'shared-contracts/domain/plain-digits';
import type { BookEntry } from './suggestions.ts';

/** Widest row that is read; Google's export has some forty columns. */
const MOST_COLUMNS = 100;

/** Longest cell that is read, in characters. */
const LONGEST_CELL = 300;

/** Columns that are a name by themselves, and those that make one together; in the languages of our members. */
const WHOLE_NAME = /^(?:full |display )?name$|^(?:नाव|नाम|संपूर्ण नाव|पूरा नाम)$/i;
const PART_OF_NAME = /^(?:first|given|middle|additional|last|family) ?name$|^(?:आडनाव|उपनाम)$/i;
const PHONE =
  /phone|mobile|^(?:tel|telephone|cell|number|contact|contact no\.?)$|फोन|मोबाईल|मोबाइल|दूरध्वनी/i;
/** `Phone 1 - Type` beside `Phone 1 - Value`. */
const NOT_A_PHONE = /\b(?:type|label|kind)$/i;

/** A line such as 'Asha mami - 98220 12345', as it is copied from a message. */
const NAME_AND_NUMBER = /^(.*?)[\s:=–-]*(\+?[\d(][\d\s().-]{6,24})$/;

/**
 * The people of a text in rows, separated by commas, semicolons, tabs or bars; with or without a row of headings. A cell
 * is a text, whatever a spreadsheet would make of it.
 */
export function readCsv(text: string): (BookEntry | null)[] {
  const { data } = Papa.parse<string[]>(text.trim(), {
    delimiter: delimiterOf(text),
    skipEmptyLines: 'greedy',
  });
  const rows = data.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => tidy(cell)));
  const headings = headingsOf(rows[0] ?? []);
  if (headings === null) return rows.map((row) => guessed(row));
  return rows.slice(1).map((row) => {
    const at = (columns: readonly number[]) => columns.map((column) => row[column] ?? '');
    const [whole = ''] = at(headings.whole).filter(Boolean);
    const name = whole || at(headings.parts).filter(Boolean).join(' ');
    return { name, phones: at(headings.phones).flatMap((cell) => cell.split(':::')) };
  });
}

/** What the first line holds most of; Papa Parse would read the whole text once for each that it tries. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trim().slice(0, 2000).split(/\r|\n/);
  const counted = [',', ';', '\t', '|'].map((sign) => [sign, line.split(sign).length] as const);
  return counted.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

interface Headings {
  readonly whole: readonly number[];
  readonly parts: readonly number[];
  readonly phones: readonly number[];
}

/** Which columns hold what; null where the first row is a person already. */
function headingsOf(row: readonly string[]): Headings | null {
  const columns = (is: (heading: string) => boolean) =>
    row.flatMap((heading, column) => (is(heading) ? [column] : []));
  const phones = columns((one) => PHONE.test(one) && !NOT_A_PHONE.test(one) && !isNumber(one));
  if (phones.length === 0) return null;
  const whole = columns((one) => WHOLE_NAME.test(one));
  return { whole, parts: columns((one) => PART_OF_NAME.test(one)), phones };
}

/** Without headings: what looks like a number is one, the first of the rest is the name. */
function guessed(row: readonly string[]): BookEntry {
  const [only = ''] = row;
  const [, before = '', number] = (row.length === 1 && NAME_AND_NUMBER.exec(only)) || [];
  if (number !== undefined) return { name: before, phones: [number] };
  const phones = row.filter((cell) => isNumber(cell));
  return { name: row.find((cell) => cell !== '' && !isNumber(cell)) ?? '', phones };
}

function isNumber(cell: string): boolean {
  return /^\+?[\d\s()./-]{5,}$/.test(cell);
}

/** Excel marks a number that it shall leave alone as a text by an apostrophe, or writes a formula around it. */
function tidy(cell: string): string {
  return plainDigits(cell.slice(0, LONGEST_CELL))
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[+\d])/, '');
}
