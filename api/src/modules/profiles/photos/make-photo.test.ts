import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePhoto } from './make-photo.ts';

/** A picture that no two lines of are alike. */
function noise(width = 600, height = 800) {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + (at >> 5) * 104_729) & 255),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } }).blur(2);
}

const refusalOf = async (bytes: Buffer) => {
  const made = await makePhoto(bytes);
  return 'refused' in made ? made.refused : null;
};

describe('a photo', () => {
  it('without the mark at its end is taken', async () => {
    const bytes = await readFile(new URL('testing/no-eoi.jpg', import.meta.url));
    expect(bytes.subarray(-2).toString('hex')).not.toBe('ffd9');
    expect(await refusalOf(bytes)).toBeNull();
  });

  it.each([
    ['jpeg', 2],
    ['jpeg', 300],
    ['png', 8],
  ] as const)('as %s that misses its last %i bytes is taken', async (format, missing) => {
    const bytes = await noise().toFormat(format).toBuffer();
    expect(await refusalOf(bytes.subarray(0, -missing))).toBeNull();
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s of which half is missing is damaged',
    async (format) => {
      const bytes = await noise().toFormat(format).toBuffer();
      expect(await refusalOf(bytes.subarray(0, bytes.length / 2))).toBe('pic.unreadable');
    },
  );

  it.each(['gif', 'avif'] as const)('as %s is of a kind that is not taken', async (format) => {
    expect(await refusalOf(await noise(300, 300).toFormat(format).toBuffer())).toBe(
      'upload.wrongType',
    );
  });

  it('of 108 million pixels is made smaller while it is read', async () => {
    const bytes = await sharp({
      create: { width: 12_000, height: 9000, channels: 3, background: '#864' },
    })
      .jpeg({ quality: 40 })
      .toBuffer();
    expect(await refusalOf(bytes)).toBeNull();
  });
});
