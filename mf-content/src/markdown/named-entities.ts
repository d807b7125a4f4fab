const CODES: Readonly<Record<string, number>> = {
  amp: 38,
  lt: 60,
  gt: 62,
  quot: 34,
  apos: 39,
  nbsp: 160,
  copy: 169,
  deg: 176,
  frac12: 189,
  times: 215,
  ndash: 8211,
  mdash: 8212,
  lsquo: 8216,
  rsquo: 8217,
  ldquo: 8220,
  rdquo: 8221,
  bull: 8226,
  hellip: 8230,
  rarr: 8594,
};

/**
 * Writes `&name;` as `&#number;`, an unknown name as plain text. The parser looks names up by writing them into a
 * textarea's innerHTML, which Trusted Types forbid and a server cannot do; numbers it reads itself.
 */
export function withNumericEntities(markdown: string): string {
  return markdown.replaceAll(/&([a-z][a-z0-9]*);/gi, (_, name: string) => {
    const code = Object.hasOwn(CODES, name) ? CODES[name] : undefined;
    return code === undefined ? `&#38;${name};` : `&#${code};`;
  });
}
