import sharp, { type Region } from 'sharp';
import { expect, it } from 'vitest';
import { MARKED_SHARE, watermarked } from './watermark.ts';

/** How much a part of a picture differs from another's at most, of 255. */
async function difference(part: Region, one: Buffer, other: Buffer) {
  const pixels = (picture: Buffer) => sharp(picture).removeAlpha().extract(part).raw().toBuffer();
  const [a, b] = [await pixels(one), await pixels(other)];
  return a.reduce((most, value, n) => Math.max(most, Math.abs(value - (b[n] ?? 0))), 0);
}

it.each([
  [480, 600],
  [960, 1200],
])(
  'marks the lower right corner of a photo of %d x %d, and nothing else',
  async (width, height) => {
    const create = { width, height, channels: 3, background: '#a06040' } as const;
    const photo = await sharp({ create }).webp({ quality: 90 }).toBuffer();
    const copy = await watermarked(photo);
    const size = Math.round(height * (MARKED_SHARE + 0.04));
    const corner = { left: width - size, top: height - size, width: size, height: size };
    const above = { left: 0, top: 0, width, height: height - size };
    const beside = { left: 0, top: height - size, width: width - size, height: size };
    expect(await difference(corner, photo, copy)).toBeGreaterThan(25);
    expect(await difference(above, photo, copy)).toBeLessThan(12);
    expect(await difference(beside, photo, copy)).toBeLessThan(12);
  },
);
