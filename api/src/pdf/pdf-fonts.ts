import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import { unpackedFont } from './unpacked-font.ts';

export type Weight = 400 | 700;

/**
 * Packages in the order in which a letter is looked for, and their files. Mukta has Latin and Devanagari in one style;
 * the others hold what members write in further scripts. A package without a bold weight lends its regular one.
 */
const PACKAGES: readonly { readonly name: string; readonly files?: readonly string[] }[] = [
  { name: 'mukta', files: ['latin', 'latin-ext', 'devanagari'] },
  {
    name: 'noto-sans',
    files: ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
  },
  { name: 'noto-sans-gujarati', files: ['gujarati'] },
  { name: 'noto-sans-bengali', files: ['bengali'] },
  { name: 'noto-sans-gurmukhi', files: ['gurmukhi'] },
  { name: 'noto-sans-oriya', files: ['oriya'] },
  { name: 'noto-sans-tamil', files: ['tamil'] },
  { name: 'noto-sans-telugu', files: ['telugu'] },
  { name: 'noto-sans-kannada', files: ['kannada'] },
  { name: 'noto-sans-malayalam', files: ['malayalam'] },
  { name: 'noto-sans-arabic', files: ['arabic'] },
  { name: 'noto-emoji' },
  { name: 'noto-sans-symbols-2', files: ['symbols', 'math'] },
];

/** Files of these packages have no bold weight. */
const REGULAR_ONLY = new Set(['noto-sans-symbols-2']);

/** One file of a font: which letters it may hold is known before it is read. */
interface FontFile {
  readonly name: string;
  readonly path: (weight: Weight) => string;
  readonly ranges: readonly (readonly [number, number])[];
}

/** A font that was read: its bytes and what shapes text with it. */
export interface PdfFont {
  readonly family: string;
  readonly bytes: Buffer;
  readonly shaper: harfbuzz.Font;
  readonly unitsPerEm: number;
}

const files: readonly FontFile[] = PACKAGES.flatMap(filesOf);
const read = new Map<string, PdfFont>();

function filesOf({ name, files: wanted }: (typeof PACKAGES)[number]): FontFile[] {
  const ranges = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}/unicode.json`)), 'utf8'),
  ) as Readonly<Record<string, string>>;
  const named = wanted ?? Object.keys(ranges);
  return named.map((key) => {
    const file = `${name}-${key.replaceAll(/[[\]]/g, '')}`;
    return {
      name: file,
      path: (weight) => {
        const found = REGULAR_ONLY.has(name) ? 400 : weight;
        return `@fontsource/${name}/files/${file}-${found}-normal.woff`;
      },
      ranges: (ranges[key] ?? '').split(',').map(rangeOf),
    };
  });
}

/** Bounds of 'U+0900-097F' or 'U+20B9'. */
function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** The first font that holds all of these code points, read when it is first needed; `undefined` if no font does. */
export function fontWith(codePoints: readonly number[], weight: Weight): PdfFont | undefined {
  for (const file of files) {
    if (!codePoints.every((point) => isWithin(file, point))) continue;
    const font = readFont(file, weight);
    if (codePoints.every((point) => font.shaper.nominalGlyph(point) !== undefined)) return font;
  }
  return undefined;
}

function isWithin({ ranges }: FontFile, point: number): boolean {
  return ranges.some(([from, to]) => from <= point && point <= to);
}

function readFont(file: FontFile, weight: Weight): PdfFont {
  const family = `${file.name}-${weight}`;
  const known = read.get(family);
  if (known !== undefined) return known;
  const bytes = unpackedFont(readFileSync(fileURLToPath(import.meta.resolve(file.path(weight)))));
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes)));
  const font = { family, bytes, shaper: new harfbuzz.Font(face), unitsPerEm: face.upem };
  read.set(family, font);
  return font;
}
