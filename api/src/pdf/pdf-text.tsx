/** @jsxRuntime automatic */
/** @jsxImportSource react */

import { Text, type TextProps, Font } from '@react-pdf/renderer';
import type { PdfFont } from './pdf-fonts.ts';
import { fontOfLatin, Typesetter, type Cluster } from './typeset.ts';

/** The part of fontkit's subset of a TrueType font that is used here. */
interface Subset {
  glyphs: number[];
  glyf: Uint8Array[];
  offset: number;
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
  includeGlyph: (glyph: number) => number;
  _addGlyph: (glyph: number) => number;
}

/** The part of a font of fontkit that is used here. */
interface SourceFont {
  readonly unitsPerEm: number;
  readonly maxp: Record<string, number>;
  readonly createSubset: () => Subset;
}

/** A glyph as the layout and the writer of the PDF read it. */
interface ClusterGlyph {
  readonly id: number;
  readonly codePoints: Letters;
  readonly advanceWidth: number;
  readonly isMark: false;
}

/** Glyph numbers of clusters begin above those of any font. */
const FIRST_CLUSTER = 0x1_0000;
const SPACE = 0x20;
/** Text of a glyph without a shape: some readers print the number of a glyph that has no text. */
const INVISIBLE = '\u00ad';
/** Bits of a component of a composite glyph: its offsets are words, they are distances, another one follows. */
const WORDS_AND_DISTANCES = 0x0003;
const MORE = 0x0020;
/** As many components and points as a composite glyph may be expected to have. */
const MOST = { maxComponentElements: 64, maxComponentDepth: 6, maxCompositePoints: 8000 };

/** One code for the layout, which counts elements; the letters of a cluster for the map to Unicode, which reads through. */
class Letters extends Array<number> {
  readonly #text: string;

  constructor(code: number, text: string) {
    super(1);
    this[0] = code;
    this.#text = text;
  }

  override *[Symbol.iterator](): ArrayIterator<number> {
    for (const char of this.#text) yield char.codePointAt(0) ?? 0;
  }
}

/** Looks up the cluster of a code in the document that is being made. */
type ClusterOf = (code: number) => Cluster | undefined;

const registered = new Set<string>();

/** Widest word that is never broken, in em: a little less than the narrowest column of our pages holds. */
const WIDEST_EM = 12;
/** Where a wider one may break: after pieces of so much. */
const PIECE_EM = 1;

/** The texts of the document that is being made; a thread makes one after another. */
let texts = new Typesetter();

/** Forgets the letters of the document before. */
export function beginDocument(): void {
  texts = new Typesetter();
}

/** A text of a document, in any script: it brings the fonts that it needs, and its direction. */
export function PdfText({
  bold = false,
  style,
  children,
  fixed,
  minPresenceAhead,
}: {
  readonly bold?: boolean;
  readonly style?: TextProps['style'];
  readonly children: string;
  readonly fixed?: boolean;
  readonly minPresenceAhead?: number;
}) {
  const { spans, rightToLeft } = texts.set(children, bold ? 700 : 400);
  for (const { font } of spans) {
    registerClusterFont(font, fontOfLatin(400), (code) => texts.clusterOf(code));
  }
  const direction = rightToLeft ? ('rtl' as const) : ('ltr' as const);
  const styles = Array.isArray(style) ? style : [style ?? {}];
  return (
    <Text
      style={[...styles, { direction }]}
      hyphenationCallback={piecesOf}
      {...(fixed === undefined ? {} : { fixed })}
      {...(minPresenceAhead === undefined ? {} : { minPresenceAhead })}
    >
      {spans.map(({ font, codes }, index) => (
        <Text key={`${font.family} ${index}`} style={{ fontFamily: font.family, direction }}>
          {codes}
        </Text>
      ))}
    </Text>
  );
}

/** Where a word may break: nowhere, unless no column could hold it, and never inside a cluster. */
function piecesOf(codes: string): string[] {
  const letters = Array.from(codes, (code) => ({ code, width: widthOf(code) }));
  if (letters.reduce((sum, { width }) => sum + width, 0) <= WIDEST_EM) return [codes];
  const pieces: string[] = [];
  let piece = '';
  let filled = 0;
  for (const { code, width } of letters) {
    piece += code;
    filled += width;
    if (filled < PIECE_EM) continue;
    pieces.push(piece);
    piece = '';
    filled = 0;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** Width of a cluster in em. */
function widthOf(code: string): number {
  const cluster = texts.clusterOf(code.codePointAt(0) ?? 0);
  return cluster === undefined ? 0 : cluster.advance / cluster.font.unitsPerEm;
}

/** Registers a font whose glyphs are whole clusters. All fonts get the line height of `first`. */
function registerClusterFont(font: PdfFont, first: PdfFont, clusterOf: ClusterOf): void {
  if (registered.has(font.family)) return;
  registered.add(font.family);
  const src = `data:font/ttf;base64,${font.bytes.toString('base64')}`;
  Font.register({ family: font.family, src });
  const source = Font.getRegisteredFonts()[font.family]?.sources[0];
  if (source === undefined) throw new Error(`The font ${font.family} was not registered.`);
  const load = source.load.bind(source);
  let made: typeof source.data = null;
  source.load = async () => {
    await load();
    made ??= clusterFont(source.data as unknown as SourceFont, font, first, clusterOf) as never;
    source.data = made;
  };
}

function clusterFont(source: SourceFont, font: PdfFont, first: PdfFont, clusterOf: ClusterOf) {
  const { ascender, descender, lineGap } = first.shaper.hExtents();
  const scale = font.unitsPerEm / first.unitsPerEm;
  const glyphs = new WeakMap<Cluster, ClusterGlyph>();
  const space = font.shaper.nominalGlyph(SPACE);
  for (const [name, most] of Object.entries(MOST)) {
    source.maxp[name] = Math.max(source.maxp[name] ?? 0, most);
  }

  const gap: Cluster | undefined =
    space === undefined
      ? undefined
      : {
          font,
          text: ' ',
          parts: [{ glyph: space, dx: 0, dy: 0 }],
          advance: font.shaper.glyphHAdvance(space),
        };

  function ownCluster(code: number): Cluster | undefined {
    if (code === SPACE) return gap;
    const cluster = clusterOf(code);
    return cluster?.font === font ? cluster : undefined;
  }

  /** A glyph without a shape where a code is none of this font: the end of a line, a break inside a word. */
  function glyphOf(code: number): ClusterGlyph {
    const cluster = ownCluster(code);
    const known = cluster === undefined ? undefined : glyphs.get(cluster);
    if (known !== undefined) return known;
    const glyph: ClusterGlyph = {
      id: FIRST_CLUSTER + code,
      codePoints: new Letters(code, cluster?.text ?? INVISIBLE),
      advanceWidth: cluster?.advance ?? 0,
      isMark: false,
    };
    if (cluster !== undefined) glyphs.set(cluster, glyph);
    return glyph;
  }

  const own = {
    postscriptName: font.family,
    ascent: ascender * scale,
    descent: descender * scale,
    lineGap: lineGap * scale,
    hasGlyphForCodePoint: (code: number) => ownCluster(code) !== undefined,
    glyphForCodePoint: glyphOf,
    layout: (codes: string) => {
      const row = Array.from(codes, (code) => glyphOf(code.codePointAt(0) ?? 0));
      const positions = row.map(({ advanceWidth }) => ({
        xAdvance: advanceWidth,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
        advanceWidth,
      }));
      return { glyphs: row, positions };
    },
    createSubset: () => subsetOf(source.createSubset(), font, ownCluster),
  };
  return Object.create(
    source,
    Object.getOwnPropertyDescriptors(own) as PropertyDescriptorMap,
  ) as unknown;
}

/** A subset of the font that has one glyph for each cluster, put together from those of the font. */
function subsetOf(subset: Subset, { shaper }: PdfFont, clusterOf: ClusterOf): Subset {
  const include = subset.includeGlyph.bind(subset);
  const add = subset._addGlyph.bind(subset);
  const included = new Map<number, number>();
  subset.includeGlyph = (id) => {
    if (id < FIRST_CLUSTER) return include(id);
    const known = included.get(id);
    if (known !== undefined) return known;
    subset.glyphs.push(id);
    included.set(id, subset.glyphs.length - 1);
    return subset.glyphs.length - 1;
  };
  subset._addGlyph = (id) => {
    if (id < FIRST_CLUSTER) return add(id);
    const cluster = clusterOf(id - FIRST_CLUSTER);
    const visible = (cluster?.parts ?? []).flatMap((part) => {
      const {
        width = 0,
        height = 0,
        xBearing = 0,
        yBearing = 0,
      } = shaper.glyphExtents(part.glyph) ?? {};
      const left = Math.round(part.dx + xBearing);
      const top = Math.round(part.dy + yBearing);
      const box = { left, top, right: left + width, bottom: top + height };
      return width === 0 && height === 0 ? [] : [{ part, box }];
    });
    const bounds = {
      left: Math.min(...visible.map(({ box }) => box.left)),
      bottom: Math.min(...visible.map(({ box }) => box.bottom)),
      right: Math.max(...visible.map(({ box }) => box.right)),
      top: Math.max(...visible.map(({ box }) => box.top)),
    };
    const bytes = Buffer.alloc(visible.length === 0 ? 0 : 10 + visible.length * 8);
    if (visible.length > 0) {
      bytes.writeInt16BE(-1, 0);
      bytes.writeInt16BE(bounds.left, 2);
      bytes.writeInt16BE(bounds.bottom, 4);
      bytes.writeInt16BE(bounds.right, 6);
      bytes.writeInt16BE(bounds.top, 8);
    }
    for (const [index, { part }] of visible.entries()) {
      const at = 10 + index * 8;
      const more = index < visible.length - 1 ? MORE : 0;
      bytes.writeUInt16BE(WORDS_AND_DISTANCES | more, at);
      bytes.writeUInt16BE(include(part.glyph), at + 2);
      bytes.writeInt16BE(Math.round(part.dx), at + 4);
      bytes.writeInt16BE(Math.round(part.dy), at + 6);
    }
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({
      advance: Math.max(0, Math.round(cluster?.advance ?? 0)),
      bearing: visible.length === 0 ? 0 : bounds.left,
    });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
  return subset;
}
