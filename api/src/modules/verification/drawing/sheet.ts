import type { Sharp } from 'sharp';
import type { DocRefusal } from '../document-type.ts';

/** The longer side of a page at most, in px: small print of a sheet of A4 can be read. */
export const SHEET_SIDE = 2400;

/** Pages that a document may have, of all its files. */
export const SHEETS_MOST = 20;

/** Pages of one file as JPEG, in their order. */
export type DrawnPages =
  | { readonly sheets: readonly Uint8Array[] }
  | { readonly refused: DocRefusal };

/** A page as a reviewer gets it. */
export function asSheet(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 85 }).toBuffer();
}
