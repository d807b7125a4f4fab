// A character that no text uses (Unicode keeps it for private agreements).
const HIDDEN = '\uE000';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  deg: '°',
  frac12: '½',
  times: '×',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  rarr: '→',
};

/**
 * Takes every `&` out of the parser's sight. It would look entities up by writing them into a textarea's innerHTML,
 * which Trusted Types forbid and a server cannot do; `readText` and `readCode` put them back.
 */
export function hideAmpersands(markdown: string): string {
  return markdown.replaceAll('&', HIDDEN);
}

/** Text or an address as it is meant: `&#8377;` and the common names are read, unknown names stay as written. */
export function readText(parsed: string): string {
  return readCode(parsed).replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, readEntity);
}

/** Code as it was written, entities and all. */
export function readCode(parsed: string): string {
  return parsed.replaceAll(HIDDEN, '&');
}

function readEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}
