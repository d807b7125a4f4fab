/** Most bytes of a file. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Most characters that are sent at once: in UTF-8 and as JSON they stay below what the API takes. */
const PART = 60_000;

/** Most parts of one book. */
const MOST_PARTS = 10;

/** Why a book is not read; `problem.*` of the texts. */
export class BookProblem extends Error {
  override readonly name = 'BookProblem';
  readonly reason: 'tooBig' | 'noText';

  constructor(reason: BookProblem['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** The text of a chosen file, in whatever encoding phones and Excel write: UTF-8, UTF-16 with its mark, or Windows'. */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new BookProblem('tooBig');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  if (text.includes('\0')) throw new BookProblem('noText');
  return text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw error;
  }
}

/** A book in parts that are sent one after another, without photos; each part has whole people, and the headings. */
export function partsOf(text: string): string[] {
  const isCards = /^\s*begin:vcard\s*$/im.test(text);
  const people = isCards ? cardsOf(text) : rowsOf(text);
  const heading = isCards ? '' : (people[0] ?? '');
  const parts: string[] = [];
  let part = '';
  for (const person of people) {
    if (person.length > PART) throw new BookProblem('tooBig');
    if (part !== '' && part.length + person.length > PART) {
      parts.push(part);
      part = heading.length < PART / 10 ? heading : '';
    }
    part += person;
  }
  if (part.trim() !== '') parts.push(part);
  if (parts.length > MOST_PARTS) throw new BookProblem('tooBig');
  return parts;
}

/** Lines of a card that are not needed and make a book big. */
const BULK = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|NOTE)[;:]/i;

function cardsOf(text: string): string[] {
  const cards: string[] = [];
  let card = '';
  let isBulk = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    // What goes on from the line before begins with a blank; base64 of version 2.1 goes on without one.
    if (isBulk && (/^[ \t]/.test(line) || /^[\w+/]*={0,2}$/.test(line))) continue;
    isBulk = BULK.test(line);
    if (!isBulk) card += `${line}\n`;
    if (!/^end:vcard\s*$/i.test(line)) continue;
    cards.push(card);
    card = '';
  }
  return [...cards, card];
}

/** Rows; a line break between quotes belongs to its cell. */
function rowsOf(text: string): string[] {
  const rows: string[] = [];
  let row = '';
  let quotes = 0;
  for (const line of text.split(/(?<=\n)/)) {
    row += line;
    quotes += line.split('"').length - 1;
    if (quotes % 2 === 1) continue;
    rows.push(row);
    row = '';
    quotes = 0;
  }
  return row === '' ? rows : [...rows, row];
}
