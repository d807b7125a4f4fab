import { describe, expect, it } from 'vitest';
import { isTooMuch, isTooMuchForPhoto, rasterBytes, type PictureHead } from './raster-budget.ts';

const jpeg: PictureHead = {
  format: 'jpeg',
  width: 4000,
  height: 3000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
};

describe('what a picture may unpack to', () => {
  it('counts the bytes of all samples, twice where the decoder holds the whole picture', () => {
    expect(rasterBytes(jpeg)).toBe(36_000_000);
    expect(rasterBytes({ ...jpeg, isProgressive: true })).toBe(72_000_000);
    expect(rasterBytes({ ...jpeg, format: 'png', channels: 4, depth: 'ushort' })).toBe(96_000_000);
    expect(rasterBytes({ ...jpeg, format: 'webp' })).toBe(72_000_000);
  });

  it('has room for what telephones and cameras take', () => {
    const fifty = { ...jpeg, width: 8165, height: 6124 };
    expect(isTooMuch(fifty)).toBe(false);
    expect(isTooMuch({ ...jpeg, isProgressive: true, width: 6000, height: 4000 })).toBe(false);
    expect(isTooMuch({ ...jpeg, format: 'png', channels: 4 })).toBe(false);
  });

  it('has room for a baseline JPEG of 200 million pixels as a photo, and for no other', () => {
    const large = { ...jpeg, width: 16_320, height: 12_240 };
    expect(isTooMuchForPhoto(large)).toBe(false);
    expect(isTooMuch(large)).toBe(true);
    expect(isTooMuchForPhoto({ ...large, isProgressive: true })).toBe(true);
    expect(isTooMuchForPhoto({ ...large, format: 'png' })).toBe(true);
    expect(isTooMuchForPhoto({ ...jpeg, width: 20_000, height: 20_000 })).toBe(true);
  });

  it('has none for many pixels, nor for deep ones that have to be held', () => {
    expect(isTooMuch({ ...jpeg, width: 10_000, height: 6001 })).toBe(true);
    const deep = { ...jpeg, format: 'png', channels: 4, depth: 'ushort' } as const;
    expect(isTooMuch({ ...deep, isProgressive: true, width: 7700, height: 7700 })).toBe(true);
    expect(isTooMuch({ ...deep, width: 5793, height: 5793 })).toBe(true);
    expect(isTooMuch({ ...jpeg, depth: 'something new' as 'uchar', width: 6000 })).toBe(true);
  });
});
