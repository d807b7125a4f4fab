import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { FileStore } from './file-store.ts';
import { PHOTO_WIDTHS } from './file-addresses.ts';

/** Width in px of a photo on paper, for about 300 dots an inch. */
const PRINT_WIDTH = 640;

/** A stored photo as a JPEG for printing; null when its file is missing. */
export async function photoJpeg(files: FileStore, key: string): Promise<Buffer | null> {
  const photo = await photoBytes(files, key);
  if (photo === null) return null;
  return sharp(photo).resize({ width: PRINT_WIDTH }).jpeg({ quality: 86 }).toBuffer();
}

async function photoBytes(files: FileStore, key: string): Promise<Buffer | null> {
  const name = `${key}-${PHOTO_WIDTHS.url}.webp`;
  const stored = `photos/${name}`;
  if ((await files.size(stored)) !== null) return buffer(files.read(stored));
  return drawnPortrait(name);
}

/** The drawn portraits that come with the demo community stand beside the seed, not in the store. */
async function drawnPortrait(name: string): Promise<Buffer | null> {
  const path = fileURLToPath(new URL(`../../seed/portraits/pool/${name}`, import.meta.url));
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
