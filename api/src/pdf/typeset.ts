import bidiFactory from 'bidi-js';
import * as harfbuzz from 'harfbuzzjs';
import { fontWith, type PdfFont, type Weight } from './pdf-fonts.ts';

/** One glyph of a font within a cluster; `dx` and `dy` in units of the font, from where the cluster begins. */
export interface Part {
  readonly glyph: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * What cannot be divided when a line is broken: a letter, a conjunct with its signs, an emoji of several code points.
 * `text` is what the member wrote, and what is found, copied and read aloud.
 */
export interface Cluster {
  readonly font: PdfFont;
  readonly text: string;
  readonly parts: readonly Part[];
  readonly advance: number;
}

/** A piece of a text in one font, as a row of codes, one for each cluster; spaces and line ends stay as they are. */
export interface Span {
  readonly font: PdfFont;
  readonly codes: string;
}

export interface TypesetText {
  readonly spans: readonly Span[];
  /** Whether it is written from right to left. */
  readonly rightToLeft: boolean;
}

/** A piece of text in one font and one direction; `whole` keeps a number among right-to-left letters together. */
interface Run {
  readonly font: PdfFont | undefined;
  readonly start: number;
  readonly end: number;
  readonly rightToLeft: boolean;
  readonly whole: boolean;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Code points that need no glyph: joiners, variation selectors, marks of direction. */
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;
/** What is printed for a letter that no font holds. */
const REPLACEMENT = 0x25a1;
const SPACE = 0x20;

/** Codes for clusters that are read from the left: private use, then ideographs, which no font of ours holds. */
const LEFT_CODES = [
  [0xe000, 0xf8ff],
  [0x4e00, 0x9fff],
] as const;
/** Codes that the layout orders from right to left: letters of these blocks, which are never printed as such. */
const RIGHT_CODES = [
  [0x0620, 0x08c7],
  [0xfb1d, 0xfefc],
] as const;

/** The first code of the boxes for clusters that no code is left for, one for each font. */
const FIRST_BOX = 0xa000;

const leftCodes = codesIn(LEFT_CODES, 'L');
const rightCodes = codesIn(RIGHT_CODES, 'R');

function codesIn(ranges: readonly (readonly [number, number])[], direction: 'L' | 'R'): number[] {
  const codes: number[] = [];
  for (const [from, to] of ranges) {
    for (let code = from; code <= to; code += 1) {
      const type = bidi.getBidiCharTypeName(String.fromCodePoint(code));
      if (type === direction || (direction === 'R' && type === 'AL')) codes.push(code);
    }
  }
  return codes;
}

/**
 * Shapes the texts of one document. The renderer's own layout looks letters up one by one, mixes the order of signs and
 * glyphs, and cuts conjuncts where a line ends. So each cluster is shaped first and given to the layout as one code,
 * which it can only move as a whole; the fonts of the document draw and name the cluster of a code.
 */
export class Typesetter {
  readonly #clusters = new Map<number, Cluster>();
  readonly #codes = new Map<string, number>();
  readonly #boxes = new Map<PdfFont, number>();
  #left = 0;
  #right = 0;

  /** The cluster of a code of this document. */
  clusterOf(code: number): Cluster | undefined {
    return this.#clusters.get(code);
  }

  set(text: string, weight: Weight): TypesetText {
    const written = text.replaceAll('\t', ' ');
    const rightToLeft = (bidi.getEmbeddingLevels(written).paragraphs[0]?.level ?? 0) % 2 === 1;
    // Every paragraph goes the way of the first: the layout knows one direction for a text.
    const { levels } = bidi.getEmbeddingLevels(written, rightToLeft ? 'rtl' : 'ltr');
    const spans: Span[] = [];
    for (const run of runsOf(written, levels, weight)) {
      const last = spans.at(-1);
      const font = run.font ?? fontOfSpaces(last, weight);
      const codes =
        run.font === undefined
          ? written.slice(run.start, run.end)
          : shaped(written, run, font)
              .map((cluster) => String.fromCodePoint(this.#codeOf(cluster, run)))
              .join('');
      if (last?.font === font) spans[spans.length - 1] = { font, codes: last.codes + codes };
      else spans.push({ font, codes });
    }
    return { spans, rightToLeft };
  }

  #codeOf(cluster: Cluster, { rightToLeft, whole }: Run): number {
    const fromRight = rightToLeft || whole;
    const key = JSON.stringify([
      cluster.font.family,
      fromRight,
      cluster.text,
      cluster.advance,
      cluster.parts,
    ]);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    // A document with more different clusters than codes first loses the direction of some, then prints boxes.
    const code = (fromRight ? rightCodes[this.#right++] : undefined) ?? leftCodes[this.#left++];
    if (code === undefined) return this.#boxOf(cluster.font);
    this.#codes.set(key, code);
    this.#clusters.set(code, cluster);
    return code;
  }

  #boxOf(font: PdfFont): number {
    const known = this.#boxes.get(font);
    if (known !== undefined) return known;
    const code = FIRST_BOX + this.#boxes.size;
    this.#boxes.set(font, code);
    const text = String.fromCodePoint(REPLACEMENT);
    const [box = { font, text, parts: [], advance: font.unitsPerEm / 2 }] = replaced(text, font);
    this.#clusters.set(code, box);
    return code;
  }
}

/** Spaces belong to the word before: readers of a PDF lose those that are alone in their font. Those of emoji are wide. */
function fontOfSpaces(before: Span | undefined, weight: Weight): PdfFont {
  if (before !== undefined && !before.font.family.startsWith('noto-emoji')) {
    if (before.font.shaper.nominalGlyph(SPACE) !== undefined) return before.font;
  }
  return fontOfLatin(weight);
}

/** The font that every text may fall back to. */
export function fontOfLatin(weight: Weight): PdfFont {
  const font = fontWith([SPACE], weight);
  if (font === undefined) throw new Error('The first font has no space.');
  return font;
}

/** Pieces of one font and direction, in the order in which they are written; white space has no font. */
function runsOf(text: string, levels: Uint8Array, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    for (const { piece, font } of fontsOf(segment, weight)) {
      const start = index + piece.start;
      const end = index + piece.end;
      const level = levels[start] ?? 0;
      const rightToLeft = level % 2 === 1;
      const whole = font !== undefined && level === 2 && isNumber(text, levels, start);
      const last = runs.at(-1);
      if (
        last !== undefined &&
        last.font === font &&
        last.rightToLeft === rightToLeft &&
        last.whole === whole
      ) {
        runs[runs.length - 1] = { font, start: last.start, end, rightToLeft, whole };
      } else runs.push({ font, start, end, rightToLeft, whole });
    }
  }
  return runs;
}

/** Whether the piece of level 2 around this place is a number, and no word of another script. */
function isNumber(text: string, levels: Uint8Array, at: number): boolean {
  let start = at;
  let end = at;
  while (levels[start - 1] === 2) start -= 1;
  while (levels[end] === 2) end += 1;
  return Array.from(text.slice(start, end)).every((char) => bidi.getBidiCharTypeName(char) !== 'L');
}

interface Piece {
  readonly piece: { readonly start: number; readonly end: number };
  readonly font: PdfFont | undefined;
}

/** The font of a grapheme; one that no font holds as a whole is taken apart. */
function fontsOf(segment: string, weight: Weight): Piece[] {
  const piece = { start: 0, end: segment.length };
  if (/^[ \r\n]+$/.test(segment)) return [{ piece, font: undefined }];
  const points = [...segment].filter((char) => !IGNORABLE.test(char));
  if (points.length === 0) return [{ piece, font: fontOfLatin(weight) }];
  const whole = fontWith(
    points.map((char) => char.codePointAt(0) ?? 0),
    weight,
  );
  if (whole !== undefined || points.length === 1) {
    return [{ piece, font: whole ?? fontWith([REPLACEMENT], weight) }];
  }
  let at = 0;
  return [...segment].flatMap((char) => {
    const start = at;
    at += char.length;
    return fontsOf(char, weight).map(({ font }) => ({ piece: { start, end: at }, font }));
  });
}

/** The clusters of a run in the order in which they are written. */
function shaped(text: string, run: Run, font: PdfFont): Cluster[] {
  const written = text.slice(run.start, run.end);
  const clusters = shape(text, run, font);
  if (!run.whole) return clusters;
  const parts: Part[] = [];
  let advance = 0;
  for (const cluster of clusters) {
    for (const part of cluster.parts) {
      parts.push({ glyph: part.glyph, dx: advance + part.dx, dy: part.dy });
    }
    advance += cluster.advance;
  }
  return [{ font, text: written, parts, advance }];
}

function shape(text: string, { start, end, rightToLeft }: Run, font: PdfFont): Cluster[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text, start, end - start);
  buffer.guessSegmentProperties();
  buffer.setDirection(rightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  harfbuzz.shape(font.shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const drawn = new Map<number, { parts: Part[]; advance: number }>();
  for (const [index, { codepoint, cluster }] of infos.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const one = drawn.get(cluster) ?? { parts: [], advance: 0 };
    drawn.set(cluster, one);
    one.parts.push({ glyph: codepoint, dx: one.advance + xOffset, dy: yOffset });
    one.advance += xAdvance;
  }
  const starts = [...drawn.keys()].toSorted((one, other) => one - other);
  return starts.flatMap((from, index) => {
    const own = drawn.get(from) ?? { parts: [], advance: 0 };
    const letters = text.slice(from, starts[index + 1] ?? end);
    // Readers of a PDF mirror what they read from the right, as they mirror its order.
    const named = rightToLeft ? (bidi.getMirroredCharacter(letters) ?? letters) : letters;
    return own.parts.some(({ glyph }) => glyph === 0)
      ? replaced(letters, font)
      : [{ font, text: named, parts: own.parts, advance: own.advance }];
  });
}

/** A box in place of what the font does not hold; what was written stays in the text layer. */
function replaced(text: string, font: PdfFont): Cluster[] {
  const glyph = font.shaper.nominalGlyph(REPLACEMENT);
  if (glyph === undefined) return [];
  const advance = font.shaper.glyphHAdvance(glyph);
  return [{ font, text, parts: [{ glyph, dx: 0, dy: 0 }], advance }];
}
