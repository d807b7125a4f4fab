// Writes the woff2 files beside this script and prints the metrics that core/fonts.css uses.
// Run after a change of the font or of the letters: node shared-contracts/src/ui/fonts/make-fonts.mjs
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const tiro = (name) => require.resolve(`@fontsource/tiro-devanagari-marathi/${name}`);
const noto = (name) => require.resolve(`@fontsource/noto-sans-devanagari/${name}`);
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

// Latin: printable ASCII, accented letters of names, typographic marks.
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‐–—‘’“”•…`;
// Devanagari: the whole block, the joiners, the dotted circle; conjunct glyphs
// follow from the layout tables, which the subsetter keeps and closes over.
const devanagari = `${range(0x900, 0x97f)}\u200c\u200d\u25cc`;

// Letter frequencies of English in percent, for the mean advance.
// oxfmt-ignore
const english = {
  ' ': 18, e: 10.4, t: 7.3, a: 6.5, o: 6, i: 5.6, n: 5.6, s: 5, h: 4.9, r: 4.8, d: 3.3, l: 3.2,
  u: 2.3, c: 2.2, m: 2, f: 1.9, w: 1.7, g: 1.6, p: 1.5, y: 1.4, b: 1.2, v: 0.8, k: 0.6, x: 0.14,
  j: 0.1, q: 0.1, z: 0.05,
};

for (const [script, letters] of Object.entries({ latin, devanagari })) {
  const original = readFileSync(tiro(`files/tiro-devanagari-marathi-${script}-400-normal.woff2`));
  const options = { noHinting: true };
  const small = await subsetFont(original, letters, { ...options, targetFormat: 'woff2' });
  writeFileSync(new URL(`./tiro-devanagari-marathi-${script}.woff2`, import.meta.url), small);
  const sfnt = await subsetFont(original, letters, { ...options, targetFormat: 'sfnt' });
  process.stdout.write(`${script}: ${small.length} bytes, ${JSON.stringify(metrics(sfnt))}\n`);
}
copyFileSync(tiro('LICENSE'), new URL('./OFL.txt', import.meta.url));

// Devanagari in text, for devices that have no such face; a drawn bold, because a smeared one closes the bowls.
for (const weight of [400, 700]) {
  const original = readFileSync(
    noto(`files/noto-sans-devanagari-devanagari-${weight}-normal.woff2`),
  );
  const small = await subsetFont(original, devanagari, { noHinting: true, targetFormat: 'woff2' });
  writeFileSync(new URL(`./noto-sans-devanagari-${weight}.woff2`, import.meta.url), small);
  process.stdout.write(`noto sans devanagari ${weight}: ${small.length} bytes\n`);
}
copyFileSync(noto('LICENSE'), new URL('./OFL-noto-sans-devanagari.txt', import.meta.url));

/** Line metrics, and the mean advance of English text, all as a share of the em. */
function metrics(font) {
  const tables = {};
  for (let n = 0; n < font.readUInt16BE(4); n += 1) {
    const record = 12 + n * 16;
    tables[font.toString('latin1', record, record + 4)] = font.readUInt32BE(record + 8);
  }
  const em = font.readUInt16BE(tables.head + 18);
  const longMetrics = font.readUInt16BE(tables.hhea + 34);
  const advance = (glyph) =>
    font.readUInt16BE(tables.hmtx + Math.min(glyph, longMetrics - 1) * 4) / em;
  const glyphOf = unicodeMap(font, tables.cmap);
  let sum = 0;
  let weight = 0;
  for (const [letter, share] of Object.entries(english)) {
    sum += advance(glyphOf(letter.codePointAt(0))) * share;
    weight += share;
  }
  return {
    ascent: font.readInt16BE(tables.hhea + 4) / em,
    descent: -font.readInt16BE(tables.hhea + 6) / em,
    lineGap: font.readInt16BE(tables.hhea + 8) / em,
    meanAdvance: sum / weight,
  };
}

/** Looks glyphs up in a format 4 character map. */
function unicodeMap(font, cmap) {
  for (let n = 0; n < font.readUInt16BE(cmap + 2); n += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + n * 8 + 4);
    if (font.readUInt16BE(table) !== 4) continue;
    const segments = font.readUInt16BE(table + 6) / 2;
    const at = (part, index) => table + 14 + part * segments * 2 + index * 2 + (part > 0 ? 2 : 0);
    return (code) => {
      for (let s = 0; s < segments; s += 1) {
        if (code > font.readUInt16BE(at(0, s))) continue;
        const start = font.readUInt16BE(at(1, s));
        if (code < start) return 0;
        const offset = font.readUInt16BE(at(3, s));
        const delta = font.readInt16BE(at(2, s));
        if (!offset) return (code + delta) & 0xffff;
        return font.readUInt16BE(at(3, s) + offset + (code - start) * 2);
      }
      return 0;
    };
  }
  throw new Error('the font has no format 4 character map');
}
