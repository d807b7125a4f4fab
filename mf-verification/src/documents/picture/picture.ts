import { judgePicture, JUDGED_WIDTH, type PictureWarning } from './judge-picture.ts';
import type { Rect } from './rect.ts';

/** A picture of this page, upright and without what the camera wrote; `url` is to be revoked. */
export interface Picture {
  readonly blob: Blob;
  readonly url: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly warnings: readonly PictureWarning[];
}

/** The browser cannot decode a file. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Longest side that is sent, in px: every letter of a card can be read, and a bad line carries it. */
const LONGEST = 2200;
const QUALITY = 0.88;

/** Decodes what a camera or a folder gave, also HEIC where the browser can. Rejects with UnreadablePicture. */
export async function readPicture(file: Blob): Promise<Picture> {
  const bitmap = await decode(file);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  return drawn(bitmap.width * scale, bitmap.height * scale, (context, width, height) => {
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
  });
}

/** A quarter turn to the right. */
export async function turned({ blob }: Picture): Promise<Picture> {
  const bitmap = await decode(blob);
  return drawn(bitmap.height, bitmap.width, (context, width) => {
    context.translate(width, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
  });
}

/** What lies within a frame. */
export async function cropped({ blob }: Picture, { x, y, w, h }: Rect): Promise<Picture> {
  const bitmap = await decode(blob);
  return drawn(bitmap.width * w, bitmap.height * h, (context) => {
    context.drawImage(bitmap, -bitmap.width * x, -bitmap.height * y);
    bitmap.close();
  });
}

/** The picture with a bar over a part of it: what was there is gone from the file. */
export async function covered({ blob }: Picture, { x, y, w, h }: Rect): Promise<Blob> {
  const bitmap = await decode(blob);
  const canvas = canvasOf(bitmap.width, bitmap.height);
  const context = contextOf(canvas);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { width, height } = canvas;
  context.fillStyle = '#000000';
  context.fillRect(x * width, y * height, w * width, h * height);
  return blobOf(canvas);
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnreadablePicture('This picture cannot be decoded.', { cause });
  }
}

async function drawn(
  wide: number,
  high: number,
  draw: (context: CanvasRenderingContext2D, width: number, height: number) => void,
): Promise<Picture> {
  const canvas = canvasOf(wide, high);
  const { width, height } = canvas;
  draw(contextOf(canvas), width, height);
  const blob = await blobOf(canvas);
  return { blob, url: URL.createObjectURL(blob), width, height, warnings: judge(canvas) };
}

function judge(canvas: HTMLCanvasElement): PictureWarning[] {
  const scale = Math.min(1, JUDGED_WIDTH / canvas.width);
  const small = canvasOf(canvas.width * scale, canvas.height * scale);
  const context = contextOf(small);
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return judgePicture(context.getImageData(0, 0, small.width, small.height));
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new UnreadablePicture('There is no room for this picture.');
  return context;
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new UnreadablePicture('There is no room for this picture.'));
        else resolve(blob);
      },
      'image/jpeg',
      QUALITY,
    );
  });
}
