import sharp from 'sharp';
import { PHOTO_WIDTHS } from './file-addresses.ts';
import { type ObjectStore, wholeObject } from './object-store/object-store.ts';

/** Width in px of a photo on paper, for about 300 dots an inch. */
const PRINT_WIDTH = 640;

/** A stored photo as a JPEG for printing; null when its file is missing. */
export async function photoJpeg(
  files: Pick<ObjectStore, 'get'>,
  key: string,
): Promise<Buffer | null> {
  const photo = await photoFile(files, `${key}-${PHOTO_WIDTHS.url}.webp`);
  if (photo === null) return null;
  return sharp(photo).resize({ width: PRINT_WIDTH }).jpeg({ quality: 86 }).toBuffer();
}

/** One file of a photo, such as `<key>-960.webp`; null when there is none. */
export function photoFile(files: Pick<ObjectStore, 'get'>, name: string): Promise<Buffer | null> {
  return wholeObject(files, `photos/${name}`);
}
