/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Text, type TextProps } from '@react-pdf/renderer';
import { registerClusterFont } from './cluster-font.ts';
import { fontOfLatin, Typesetter } from './typeset.ts';

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
