import sharp from 'sharp';
import type { DocMediaType } from '../verification.tables.ts';
import { drawPdf } from './draw-pdf.ts';
import { asSheet, SHEET_SIDE, type DrawnPages } from './sheet.ts';

/** A head that says more pixels than this is refused before it comes here. */
const MOST_PIXELS = 60_000_000;

/** Draws a file page by page: nothing of its bytes remains, no script, no place, no second content. */
export async function drawPages(
  bytes: Uint8Array,
  type: DocMediaType,
  mostPages: number,
): Promise<DrawnPages> {
  if (type === 'application/pdf') return drawPdf(bytes, mostPages);
  if (mostPages < 1) return { refused: 'doc.tooManyPages' };
  const picture = sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
    failOn: 'error',
    animated: false,
  });
  try {
    const side = { width: SHEET_SIDE, height: SHEET_SIDE };
    const upright = picture
      .rotate()
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' });
    return { sheets: [await asSheet(upright)] };
  } catch {
    // Whatever the decoder says of these bytes, they are no page that can be read.
    return { refused: 'doc.damaged' };
  }
}
