import ICAL from 'ical.js';
import Papa from 'papaparse';
import { plainDigits } from 'shared-contracts/domain/plain-digits';
import { visibleText } from 'shared-contracts/domain/visible-text';
import { holdsNumber } from './numbers-in.ts';
import { suggestionsOf, type Suggestions, type BookEntry } from './suggestions.ts';

/** Longest line that is read, in characters: photos are longer, names and numbers are not. */
const LONGEST_LINE = 2000;

/** Most lines of a card that are read. */
const MOST_LINES = 40;

/** What of a card is read. */
const LINE = /^(?:[\w-]+\.)?(FN|N|ORG|TEL)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/is;

/** Widest row that is read; Google's export has some forty columns. */
const MOST_COLUMNS = 100;

/** Longest cell that is read, in characters. */
const LONGEST_CELL = 300;

/** Rows among which the headings are: a title may come before them. */
const HEADING_ROWS = 5;

/** Columns that are a name by themselves, and those that make one together; in the languages of our members. */
const WHOLE_NAME = /^(?:full |display )?name$|^(?:नाव|नाम|संपूर्ण नाव|पूरा नाम)$/i;
const PART_OF_NAME = /^(?:first|given|middle|additional|last|family) ?name$|^(?:आडनाव|उपनाम)$/i;
/** `Name of relative`, `Contact name`; not what else has a name. */
const SOME_NAME = /\bname\b|contact person|नाव|नाम/i;
const NOT_A_NAME = /organi[sz]ation|company|firm|file|user|nick|phonetic|yomi|prefix|suffix|bank/i;
/** For those who have nothing else: a caterer, a hall. */
const ORGANISATION = /organi[sz]ation|company|firm|संस्था|कंपनी/i;
const NOT_AN_ORGANISATION = /type|label|title|department|symbol|location|job|phone|address/i;

const PHONE =
  /phone|mobile|whats ?app|landline|^(?:(?:contact|tel|telephone|cell|mob|ph|resi|office|alternate|alt)\.?)? ?(?:no|nos|number|numbers)?\.?$|(?:\u095e|फ\u093c?)ोन|मोबाईल|मोबाइल|दूरध्वनी|संपर्क क्रमांक/i;
/** `Phone 1 - Type` beside `Phone 1 - Value`; 'Phonetic First Name'. */
const NOT_A_PHONE = /\b(?:type|label|kind|name)$|phonetic|^$/i;

/** A line such as 'Asha mami - 98220 12345', as it is copied from a message. */
const NAME_AND_NUMBER = /^(.*?)[\s:=–-]*(\+?[\d(][\d\s().-]{6,24})(?:\s*\(?\p{L}{1,9}\.?\)?)?$/u;

/** What a list has before a name: a place, a bullet, the sign of people whom a phone does not know. */
const BEFORE_NAME = /^(?:\d{1,3}\s*[.)]\s*|[\s•*·~–-])+/;
/** What people write between a name and the number. */
const BEHIND_NAME =
  /[\s:=–-]*(?:\b(?:mob|mobile|ph|phone|tel|cell|no|number|contact|whats ?app)\b[\s.:=–-]*)*$/i;

/** The beginning of a message in a chat that WhatsApp exported: day, time, and who wrote it. */
const MESSAGE =
  /^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s*m\.?)?\]?\s*(?:[-–]\s*)?/i;

interface Headings {
  readonly whole: readonly number[];
  readonly parts: readonly number[];
  readonly organisations: readonly number[];
  readonly phones: readonly number[];
}

/** The people of a text with vCards or rows; nothing of it is kept. */
export function readAddressBook(text: string): Promise<Suggestions> {
  return suggestionsOf(hasVcards(text) ? readVcards(text) : readCsv(text));
}

/**
 * The people of a text in rows, separated by commas, semicolons, tabs or bars; with or without a row of headings. A cell
 * is a text, whatever a spreadsheet would make of it.
 */
function readCsv(text: string): (BookEntry | null)[] {
  const [, named] = /^\s*sep=(.)\s*[\r\n]/i.exec(text) ?? [];
  const plain = visibleText(named === undefined ? text : text.replace(/^.*[\r\n]+/, ''));
  const lines = plain.trim().split(/\r\n|\r|\n/);
  if (lines.slice(0, HEADING_ROWS).some((line) => MESSAGE.test(line))) return peopleOfChat(lines);
  const { data } = Papa.parse<string[]>(plain.trim(), {
    delimiter: named ?? delimiterOf(plain),
    skipEmptyLines: 'greedy',
  });
  const rows = data.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => tidy(cell)));
  const at = rows.slice(0, HEADING_ROWS).findIndex((row) => headingsOf(row) !== null);
  const headings = headingsOf(rows[at] ?? []);
  if (headings === null) return withNamesAbove(rows).map((row) => guessed(row));
  return rows.slice(at + 1).map((row) => {
    const cells = (columns: readonly number[]) => columns.map((column) => row[column] ?? '');
    const [whole = ''] = cells(headings.whole).filter(Boolean);
    const [organisation = ''] = cells(headings.organisations).filter(Boolean);
    const parts = cells(headings.parts).filter(Boolean).join(' ');
    // A column of names under a heading that says something else: 'Guest'.
    const isNamed = headings.whole.length + headings.parts.length + headings.organisations.length;
    const name = whole || parts || organisation || (isNamed === 0 ? guessed(row).name : '');
    return { name: nameOf(name), phones: cells(headings.phones) };
  });
}

/** Those whom the messages of a chat name with a number, and those who wrote them without being known to the phone. */
function peopleOfChat(lines: readonly string[]): BookEntry[] {
  return lines.flatMap((line) => {
    const [prefix = ''] = MESSAGE.exec(line) ?? [];
    const rest = line.slice(prefix.length, prefix.length + LONGEST_CELL);
    const [, sender = '', said = ''] =
      prefix === '' ? ['', '', rest] : (/^(.{1,80}?): (.*)$/.exec(rest) ?? []);
    const [, before = '', number] = NAME_AND_NUMBER.exec(said.trim()) ?? [];
    const named = nameOf(before);
    if (number !== undefined && holdsNumber(number)) {
      // A whole sentence before the number is no name; then it is the writer's own.
      const isName = /\p{L}/u.test(named) && named.split(' ').length <= 4;
      return [{ name: isName || holdsNumber(sender) ? named : nameOf(sender), phones: [number] }];
    }
    if (holdsNumber(said))
      return [{ name: holdsNumber(sender) ? '' : nameOf(sender), phones: [said] }];
    return holdsNumber(sender) ? [{ name: '', phones: [sender] }] : [];
  });
}

/** A line with a name alone and one with the number below it as one row. */
function withNamesAbove(rows: readonly string[][]): string[][] {
  return rows.flatMap((row, at) => {
    const isAlone = (one: readonly string[] | undefined, holds: boolean) =>
      one?.length === 1 && holdsNumber(one[0] ?? '') === holds;
    const isName = isAlone(row, false) && /\p{L}/u.test(row[0] ?? '');
    if (isName && isAlone(rows[at + 1], true) && isBare(rows[at + 1]?.[0] ?? '')) return [];
    const above = rows[at - 1];
    if (
      isAlone(row, true) &&
      isBare(row[0] ?? '') &&
      isAlone(above, false) &&
      /\p{L}/u.test(above?.[0] ?? '')
    )
      return [[above?.[0] ?? '', row[0] ?? '']];
    return [row];
  });
}

/** Whether a line has a number and no name, at most a label. */
function isBare(line: string): boolean {
  return !/\p{L}{2,}/u.test(line.replace(/\b(?:mob|mobile|ph|phone|tel|cell|no)\b/gi, ''));
}

function nameOf(cell: string): string {
  return cell.replace(BEFORE_NAME, '').replace(BEHIND_NAME, '') || cell;
}

/** What the first line holds most of; Papa Parse would read the whole text once for each that it tries. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trim().slice(0, 2000).split(/\r|\n/);
  const counted = [',', ';', '\t', '|'].map((sign) => [sign, line.split(sign).length] as const);
  return counted.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Which columns hold what; null where the row is a person already, or anything else. */
function headingsOf(row: readonly string[]): Headings | null {
  const columns = (is: (heading: string) => boolean) =>
    row.flatMap((heading, column) => (is(heading) ? [column] : []));
  const phones = columns((one) => PHONE.test(one) && !NOT_A_PHONE.test(one) && !/\d{4}/.test(one));
  if (phones.length === 0) return null;
  const exact = columns((one) => WHOLE_NAME.test(one));
  const parts = columns((one) => PART_OF_NAME.test(one));
  const some = columns(
    (one) => SOME_NAME.test(one) && !NOT_A_NAME.test(one) && !PART_OF_NAME.test(one),
  );
  return {
    whole: exact.length > 0 || parts.length > 0 ? exact : some,
    parts,
    organisations: columns((one) => ORGANISATION.test(one) && !NOT_AN_ORGANISATION.test(one)),
    phones,
  };
}

/** Without headings: what looks like a number is one, the first of the rest with a letter is the name. */
function guessed(row: readonly string[]): BookEntry {
  const [only = ''] = row;
  const [, before = '', number] = (row.length === 1 && NAME_AND_NUMBER.exec(only)) || [];
  if (number !== undefined && !holdsNumber(before))
    return { name: nameOf(before), phones: [number] };
  const phones = row.filter((cell) => holdsNumber(cell));
  const name = row.find((cell) => /\p{L}/u.test(cell) && !holdsNumber(cell)) ?? '';
  // One cell with the name and two numbers behind it.
  const rest = name === '' && row.length === 1 ? (only.match(/^[^\d+(]*/)?.[0] ?? '') : name;
  return { name: nameOf(rest), phones };
}

/** Excel marks a number that it shall leave alone as a text by an apostrophe, or writes a formula around it. */
function tidy(cell: string): string {
  return plainDigits(cell.slice(0, LONGEST_CELL))
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[+\d])/, '');
}

/** Whether a text holds cards. */
function hasVcards(text: string): boolean {
  return /^\s*begin:vcard\s*$/im.test(text);
}

/**
 * The people of a text with vCards 2.1 to 4.0, in their order; null for a card that cannot be read. Of each card only
 * names and numbers are handed to the parser, without parameters, so that 2.1's own ways (quoted-printable, `TEL;CELL`)
 * and whatever a phone adds do no harm.
 */
function readVcards(text: string): (BookEntry | null)[] {
  const entries: (BookEntry | null)[] = [];
  let card: string[] | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const mark = line.length < 20 ? line.trim().toUpperCase() : '';
    if (mark === 'BEGIN:VCARD') {
      if (card !== null) entries.push(null);
      card = [];
    } else if (mark === 'END:VCARD' && card !== null) {
      entries.push(readCard(card));
      card = null;
    } else card?.push(line);
  }
  // It began and did not end: the text was cut.
  if (card !== null) entries.push(null);
  return entries;
}

function readCard(lines: readonly string[]): BookEntry | null {
  const wanted = unfolded(lines).flatMap((line) => plainProperty(line) ?? []);
  if (wanted.length === 0) return null;
  try {
    const source = ['BEGIN:VCARD', 'VERSION:3.0', ...wanted.slice(0, MOST_LINES), 'END:VCARD'];
    return entryOf(new ICAL.Component(ICAL.parse(source.join('\r\n')) as [string, [], []]));
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

function entryOf(card: ICAL.Component): BookEntry {
  const textOf = (name: string) => flat(card.getFirstPropertyValue(name));
  const [family = '', given = '', middle = ''] = listOf(card.getFirstPropertyValue('n'));
  const name = textOf('fn') || [given, middle, family].filter(Boolean).join(' ') || textOf('org');
  const phones = card
    .getAllProperties('tel')
    .map((property) => flat(property.getFirstValue()).replace(/;.*$/s, ''));
  return { name, phones };
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((one) => flat(one));
}

function flat(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map((one) => flat(one)).join(' ') : '';
}

/** Lines that were broken put together: by a blank at the beginning, or by `=` at the end of quoted-printable. */
function unfolded(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let isSoft = false;
  for (const line of lines) {
    const last = whole.length - 1;
    const before = whole[last];
    if (before !== undefined && isSoft) whole[last] = before.slice(0, -1) + line;
    else if (before !== undefined && /^[ \t]/.test(line)) {
      // A photo goes on for thousands of lines; what is too long is dropped below.
      if (before.length <= LONGEST_LINE) whole[last] = before + line.slice(1);
    } else whole.push(line);
    const now = whole.at(-1) ?? '';
    isSoft = now.endsWith('=') && now.length <= LONGEST_LINE && isQuotedPrintable(now);
  }
  return whole;
}

/** `TEL;CELL;ENCODING=QUOTED-PRINTABLE:=2B91` as `TEL:+91`; undefined for what is not wanted. */
function plainProperty(line: string): string | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const [, name, parameters = '', value = ''] = LINE.exec(line) ?? [];
  if (name === undefined) return undefined;
  const text = isQuotedPrintable(line) ? fromQuotedPrintable(value, charsetOf(parameters)) : value;
  return `${name.toUpperCase()}:${text}`;
}

function isQuotedPrintable(line: string): boolean {
  const head = line.slice(0, Math.max(0, line.indexOf(':')));
  return /;(?:encoding=)?quoted-printable(?:;|$)/i.test(head);
}

function charsetOf(parameters: string): string {
  const named = /;charset="?([\w-]{1,20})/i.exec(parameters)?.[1]?.toLowerCase();
  return named === 'iso-8859-1' || named === 'windows-1252' ? 'windows-1252' : 'utf-8';
}

function fromQuotedPrintable(text: string, charset: string): string {
  const raw = Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  const decoded = new TextDecoder(charset).decode(Buffer.from(raw, 'latin1'));
  return decoded.replaceAll(/[\r\n]+/g, ' ');
}
