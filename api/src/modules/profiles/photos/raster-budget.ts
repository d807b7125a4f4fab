import type { Metadata } from 'sharp';

/** Bytes of one sample, by the name that the image library has for its type. */
const SAMPLE_BYTES: Readonly<Record<string, number>> = {
  char: 1,
  uchar: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};

/** A good telephone takes 12 to 50 million pixels. */
export const MOST_PIXELS = 60_000_000;
/** The largest cameras of telephones: only what is made smaller while it is read, as a baseline JPEG is. */
export const MOST_SHRUNK_PIXELS = 210_000_000;
/** What a photo may unpack to, in bytes: 50 million pixels of a telephone are 150 MB. */
export const MOST_RASTER_BYTES = 256 * 1024 * 1024;

/** What the head of a file says of its picture. */
export type PictureHead = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'
>;

/** Whether a picture takes more memory than one upload may have. A bomb has few bytes and many or deep pixels. */
export function isTooMuch(head: PictureHead): boolean {
  return head.width * head.height > MOST_PIXELS || rasterBytes(head) > MOST_RASTER_BYTES;
}

/** The same of a photo, which is kept small: 200 million pixels of a baseline JPEG are read at an eighth of its sides. */
export function isTooMuchForPhoto(head: PictureHead): boolean {
  const isShrunk = head.format === 'jpeg' && !head.isProgressive && head.depth === 'uchar';
  return isShrunk ? head.width * head.height > MOST_SHRUNK_PIXELS : isTooMuch(head);
}

/**
 * Bytes that a picture takes while it is decoded. Twice its pixels where the decoder has to hold all of it, beside
 * what it hands on: interlaced PNG, progressive JPEG, every WebP. The others come line by line.
 */
export function rasterBytes({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
}: PictureHead) {
  // An unknown type counts as the largest.
  const sample = SAMPLE_BYTES[depth] ?? 16;
  const held = isProgressive || format === 'webp' ? 2 : 1;
  return width * height * channels * sample * held;
}
