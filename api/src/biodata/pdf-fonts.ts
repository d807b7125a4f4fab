import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/**
 * Parts of one family, in the order in which a letter is looked for: Latin, its accents and the rupee,
 * Devanagari. Mukta, because it has a glyph of its own for every letter: the renderer loses parts of
 * letters that a font puts together from two (ई and ऐ of Noto Sans).
 */
export const PDF_FONTS = ['latin', 'latin-ext', 'devanagari'] as const;

const WEIGHTS = [400, 700] as const;

/** Makes the fonts known to the renderer of this thread; as .woff, since woff2 is not read (toolchain.md). */
export function registerPdfFonts(): void {
  for (const family of PDF_FONTS) {
    Font.register({
      family,
      fonts: WEIGHTS.map((fontWeight) => ({ fontWeight, src: fontFile(family, fontWeight) })),
    });
  }
  // A hyphen inside a name or a conjunct would be wrong: words stay whole.
  Font.registerHyphenationCallback((word) => [word]);
}

/** Path of one font file; `weight` 400 or 700. */
export function fontFile(family: (typeof PDF_FONTS)[number], weight: number): string {
  return fileURLToPath(
    import.meta.resolve(`@fontsource/mukta/files/mukta-${family}-${weight}-normal.woff`),
  );
}
