import ICAL from 'ical.js';
import type { BookEntry } from './suggestions.ts';

/** Longest line that is read, in characters: photos are longer, names and numbers are not. */
const LONGEST_LINE = 2000;

/** Most lines of a card that are read. */
const MOST_LINES = 40;

/** What of a card is read. */
const LINE = /^(?:[\w-]+\.)?(FN|N|ORG|TEL)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/is;

/** Whether a text holds cards. */
export function hasVcards(text: string): boolean {
  return /^\s*begin:vcard\s*$/im.test(text);
}

/**
 * The people of a text with vCards 2.1 to 4.0, in their order; null for a card that cannot be read. Of each card only
 * names and numbers are handed to the parser, without parameters, so that 2.1's own ways (quoted-printable, `TEL;CELL`)
 * and whatever a phone adds do no harm.
 */
export function readVcards(text: string): (BookEntry | null)[] {
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
