import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { PHOTO_WIDTHS } from '../files/file-addresses.ts';
import { isTooMuch, MOST_PIXELS } from './raster-budget.ts';

/** What photos may be, by their content; SVG is a program, and HEIC cannot be decoded here. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Below this a face cannot be seen, in px of the shorter side. */
const LEAST_SIDE = 200;

/** Height to width of every photo on the site: 5 to 4. */
const TALL = 1.25;

/** Line by line where the format allows it, the first picture only, and nothing that the head did not say. */
const DECODING = {
  limitInputPixels: MOST_PIXELS,
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

/** A photo in its sizes and formats; `suffix` as in `-960.webp`. */
export type MadePhoto =
  | { readonly files: readonly { suffix: string; content: Buffer }[] }
  | { readonly refused: PhotoRefusal };

/**
 * Decodes a file and makes the photo anew in every size, as WebP and JPEG: nothing of the sender's file
 * remains, no place, no camera, no second content (access.md, 'Uploads'). What is too much is refused by its head,
 * before anything is decoded.
 */
export async function makePhoto(bytes: Buffer): Promise<MadePhoto> {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !TYPES.has(type.mime)) return { refused: 'upload.wrongType' };
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (isTooMuch(head)) return { refused: 'pic.tooManyPixels' };
    if (Math.min(head.width, head.height) < LEAST_SIDE) return { refused: 'pic.tooSmall' };
    // Turned as the camera was held, then cut to the site's shape where most is to be seen.
    const upright = await upright960(sharp(bytes, DECODING));
    const files = [];
    for (const size of Object.values(PHOTO_WIDTHS)) {
      const sized = sharp(upright).resize({ width: size });
      files.push({ suffix: `-${size}.webp`, content: await asWebp(sized.clone()) });
      files.push({ suffix: `-${size}.jpg`, content: await asJpeg(sized.clone()) });
    }
    return { files };
  } catch (error) {
    // Whatever the decoder says of these bytes, they are no photo.
    if (isDecoderError(error)) return { refused: 'upload.wrongType' };
    throw error;
  }
}

function upright960(source: Sharp): Promise<Buffer> {
  const width = PHOTO_WIDTHS.url;
  return source
    .rotate()
    .resize({ width, height: width * TALL, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function asWebp(image: Sharp): Promise<Buffer> {
  return image.webp({ quality: 80 }).toBuffer();
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
