import { fileTypeFromBuffer } from 'file-type';
import type { CropArea, PicEdit } from 'shared-contracts/calls/pictures';
import sharp, { type Sharp } from 'sharp';
import { PHOTO_WIDTHS } from '../../../storage/file-addresses.ts';
import { isTooMuchForPhoto, MOST_SHRUNK_PIXELS } from './raster-budget.ts';

/** What photos may be, by their content; SVG is a program, and HEIC cannot be decoded here. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Below this a face cannot be seen, in px of the shorter side. */
const LEAST_SIDE = 200;

/** Height to width of every photo on the site: 5 to 4. */
const TALL = 1.25;

/** The longer side of a whole picture at most, in px: half of it still fills the largest size. */
const WHOLE_SIDE = 1920;

/** How much of a photo may be missing at its end, of its height. */
const MOST_MISSING = 0.1;

/** Line by line where the format allows it, the first picture only, and nothing that the head did not say. */
const DECODING = {
  limitInputPixels: MOST_SHRUNK_PIXELS,
  sequentialRead: true,
  failOn: 'error',
  animated: false,
} as const;

/** Why a file does not become a photo, as the message key that its owner reads. */
export type PhotoRefusal =
  | 'upload.wrongType'
  | 'pic.tooManyPixels'
  | 'pic.tooSmall'
  | 'pic.unreadable';

/** A file of a photo; `suffix` as in `-960.webp`. */
export interface PhotoFile {
  readonly suffix: string;
  readonly content: Buffer;
}

/** A photo in its sizes and formats, and the whole picture as a JPEG, by which it can be cropped again. */
export type MadePhoto =
  | { readonly files: readonly PhotoFile[]; readonly whole: Buffer }
  | { readonly refused: PhotoRefusal };

/**
 * Decodes a file and encodes the photo in every size, as WebP and JPEG: nothing of the sender's file
 * remains, no place, no camera, no second content (access.md, 'Uploads'). What is too much is refused by its head,
 * before anything is decoded. Without an edit it is cut where most is to be seen.
 */
export async function makePhoto(bytes: Buffer, edit: PicEdit | null = null): Promise<MadePhoto> {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !TYPES.has(type.mime)) return { refused: 'upload.wrongType' };
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (isTooMuchForPhoto(head)) return { refused: 'pic.tooManyPixels' };
    if (Math.min(head.width, head.height) < LEAST_SIDE) return { refused: 'pic.tooSmall' };
    const picture = await decoded(bytes);
    if (picture === null) return { refused: 'pic.unreadable' };
    const cut = await cut960(edit === null ? sharp(picture) : await edited(picture, edit));
    const files = [];
    for (const size of Object.values(PHOTO_WIDTHS)) {
      const sized = sharp(cut).resize({ width: size });
      files.push({ suffix: `-${size}.webp`, content: await asWebp(sized.clone()) });
      files.push({ suffix: `-${size}.jpg`, content: await asJpeg(sized.clone()) });
    }
    return { files, whole: await asWhole(sharp(picture)) };
  } catch (error) {
    // It began as a photo: the kind is right, and the rest is damaged.
    if (isDecoderError(error)) return { refused: 'pic.unreadable' };
    throw error;
  }
}

/** A JPEG that misses its last bytes is taken as every browser shows it; null where more than its end is missing. */
async function decoded(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await upright(sharp(bytes, DECODING));
  } catch (error) {
    if (!isDecoderError(error)) throw error;
  }
  const lenient = { ...DECODING, failOn: 'none' } as const;
  const { format, width, height } = await sharp(bytes, lenient).metadata();
  // Of the others, what is missing may be anything that the memory held.
  if (format !== 'jpeg') return null;
  const end = { left: 0, top: Math.floor(height * (1 - MOST_MISSING)), width };
  const strip = sharp(bytes, lenient).extract({ ...end, height: height - end.top });
  // Of a file of its own: statistics are those of what was opened, whatever is cut of it.
  const { channels } = await sharp(await strip.removeAlpha().png().toBuffer()).stats();
  // What is missing is drawn in one colour.
  if (channels.every(({ stdev }) => stdev < 1)) return null;
  return upright(sharp(bytes, lenient));
}

/** Turned as the camera was held, without what it wrote. */
function upright(source: Sharp): Promise<Buffer> {
  const side = { width: WHOLE_SIDE, height: WHOLE_SIDE };
  return source
    .rotate()
    .resize({ ...side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The site's shape and largest size. */
function cut960(picture: Sharp): Promise<Buffer> {
  const width = PHOTO_WIDTHS.url;
  return picture
    .resize({ width, height: width * TALL, fit: 'cover', position: 'attention' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function edited(picture: Buffer, { turn, crop }: PicEdit): Promise<Sharp> {
  const { data, info } = await sharp(picture)
    .rotate(turn * 90)
    .toBuffer({ resolveWithObject: true });
  return sharp(data).extract(cropOf(crop, info));
}

/** A part of a picture in px: inside of it, and never empty. */
function cropOf(crop: CropArea, { width, height }: { width: number; height: number }) {
  const [left, wide] = within(crop.x, crop.width, width);
  const [top, high] = within(crop.y, crop.height, height);
  return { left, top, width: wide, height: high };
}

function within(from: number, length: number, whole: number): readonly [number, number] {
  const start = Math.min(Math.round(from * whole), whole - 1);
  return [start, Math.max(1, Math.min(Math.round(length * whole), whole - start))];
}

function asWebp(image: Sharp): Promise<Buffer> {
  return image.webp({ quality: 80 }).toBuffer();
}

/** Kept to be cut again and shown to its owner alone: quick to make comes before small. */
function asWhole(image: Sharp): Promise<Buffer> {
  return image.jpeg({ quality: 88 }).toBuffer();
}

function asJpeg(image: Sharp): Promise<Buffer> {
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/**
 * The image library names the operation that failed, or says 'Unknown error' where an interlaced PNG is cut short;
 * other errors, such as a full disk, are ours.
 */
function isDecoderError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Input|Vips|Unknown error|.*(?:load|decode|premature|corrupt))/i.test(error.message)
  );
}
