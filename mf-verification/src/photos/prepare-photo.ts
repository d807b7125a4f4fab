import { UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';
import { HEAD_BYTES, jpegPixels, photoKindOf, pngPixels } from './photo-kind.ts';

/** Why a file is not sent, as the end of a key of `photoTexts`. */
export type LocalRefusal =
  | 'notPhoto'
  | 'heic'
  | 'unsupported'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'unreadable'
  | 'twice'
  | 'present'
  | 'noRoom';

export type PreparedPhoto = { readonly file: File } | { readonly refused: LocalRefusal };

/** As the server has it: below this a face cannot be seen, in px of the shorter side. */
const LEAST_SIDE = 200;
/** As the server has it. */
const MOST_PIXELS = 60_000_000;
/** The same of a JPEG, which is made smaller while it is read. */
const MOST_JPEG_PIXELS = 210_000_000;
/** Longest side that is sent, in px: more than the 1920 that are kept. */
const MOST_SIDE = 2400;
/** A smaller file is sent as it is, in bytes. */
const SMALL_FILE = 1.5 * 1024 * 1024;
const QUALITY = 0.9;

/**
 * Judges a file by its content and makes it smaller where it is far larger than what is kept: on a slow line that is
 * the whole difference. What the browser cannot open is refused here, in words, before a byte is sent.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = photoKindOf(head);
  if (kind === 'other') return { refused: 'notPhoto' };
  if (kind === 'unsupported') return { refused: 'unsupported' };
  const promised = jpegPixels(kind === 'jpeg' ? head : new Uint8Array());
  if (pngPixels(head) > MOST_PIXELS || promised > MOST_JPEG_PIXELS)
    return { refused: 'tooManyPixels' };
  // Where the browser cannot open pictures by itself, the server judges.
  if (typeof createImageBitmap !== 'function') return sendable(file);
  const isHuge = promised > MOST_PIXELS;
  const picture = await openPicture(file, isHuge);
  if (picture === null) return { refused: kind === 'heic' ? 'heic' : 'unreadable' };
  try {
    const { width, height } = picture;
    if (Math.min(width, height) < LEAST_SIDE) return { refused: 'tooSmall' };
    if (width * height > MOST_PIXELS) return { refused: 'tooManyPixels' };
    const isLarge = Math.max(width, height) > MOST_SIDE || file.size > SMALL_FILE;
    if (kind !== 'heic' && !isLarge && !isHuge) return sendable(file);
    return sendable((await redrawn(picture, file)) ?? file);
  } finally {
    picture.close();
  }
}

function sendable(file: File): PreparedPhoto {
  return file.size > UPLOAD_LIMITS.photo ? { refused: 'tooLarge' } : { file };
}

/**
 * Upright, as the camera was held; one that is huge no wider than what is sent, for 200 million pixels are 800 MB. Null
 * for what is no picture to this browser.
 */
function openPicture(file: File, isHuge: boolean): Promise<ImageBitmap | null> {
  return createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(isHuge && { resizeWidth: MOST_SIDE, resizeQuality: 'high' }),
  }).catch(() => null);
}

/** The picture as a JPEG of at most MOST_SIDE; null where the browser has no canvas for it. */
async function redrawn(picture: ImageBitmap, { name, lastModified }: File): Promise<File | null> {
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  canvas.width = 0;
  return (
    blob && new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type, lastModified })
  );
}
