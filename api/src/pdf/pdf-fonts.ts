import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { unpackedFont } from './unpacked-font.ts';
import { breaksOf } from './word-breaks.ts';

/**
 * Parts of one family, in the order in which a letter is looked for: Latin, its accents and the rupee,
 * Devanagari. Mukta, because it has a glyph of its own for every letter: the renderer loses parts of
 * letters that a font puts together from two (ई and ऐ of Noto Sans).
 */
export const PDF_FONTS = ['latin', 'latin-ext', 'devanagari'] as const;

const WEIGHTS = [400, 700] as const;

/** Makes the fonts known to the renderer of this thread; from .woff, since woff2 is not read (toolchain.md). */
export function registerPdfFonts(): void {
  for (const family of PDF_FONTS) {
    Font.register({
      family,
      fonts: WEIGHTS.map((fontWeight) => ({ fontWeight, src: fontAddress(family, fontWeight) })),
    });
  }
  Font.registerHyphenationCallback(breaksOf);
}

/** One font with its bytes in the address; `weight` 400 or 700. */
function fontAddress(family: (typeof PDF_FONTS)[number], weight: number): string {
  const path = fileURLToPath(
    import.meta.resolve(`@fontsource/mukta/files/mukta-${family}-${weight}-normal.woff`),
  );
  return `data:font/ttf;base64,${unpackedFont(readFileSync(path)).toString('base64')}`;
}
