import sharp from 'sharp';
import { expect, it } from 'vitest';
import { MARKED_SHARE, watermarked } from './watermark.ts';

/** How much the rows of a picture differ from another's at most, of 255, by share of its height. */
async function differenceBetween(from: number, to: number, one: Buffer, other: Buffer) {
  const rows = async (picture: Buffer) => {
    const { width, height } = await sharp(picture).metadata();
    const top = Math.round(from * height);
    const part = { left: 0, top, width, height: Math.round(to * height) - top };
    return sharp(picture).removeAlpha().extract(part).raw().toBuffer();
  };
  const [a, b] = [await rows(one), await rows(other)];
  return a.reduce((most, value, n) => Math.max(most, Math.abs(value - (b[n] ?? 0))), 0);
}

it.each([
  [480, 600],
  [960, 1200],
])(
  'marks the foot of a photo of %d x %d from edge to edge, and nothing where a face may be',
  async (width, height) => {
    const create = { width, height, channels: 3, background: '#a06040' } as const;
    const photo = await sharp({ create }).webp({ quality: 90 }).toBuffer();
    const copy = await watermarked(photo);
    expect(await differenceBetween(0, 1 - MARKED_SHARE - 0.02, photo, copy)).toBeLessThan(12);
    expect(await differenceBetween(1 - MARKED_SHARE, 1, photo, copy)).toBeGreaterThan(25);
  },
);
