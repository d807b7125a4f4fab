import { describe, expect, it } from 'vitest';
import { jpegPixels, photoKindOf, pngPixels } from './photo-kind.ts';

const text = (words: string) => new TextEncoder().encode(words);
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...text(part)] : part)));

/** The head of a PNG of a size. */
function png(width: number, height: number): Uint8Array {
  const head = new Uint8Array(32);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(head.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return head;
}

describe('the kind of a photo', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['png', png(1, 1)],
    ['webp', bytes('RIFF', [0, 0, 0, 0], 'WEBP')],
    ['heic', bytes([0, 0, 0, 24], 'ftypheic')],
    ['other', bytes([0, 0, 0, 24], 'ftypmp42')],
    ['other', text('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['unsupported', text('GIF89a')],
    ['unsupported', bytes([0, 0, 0, 28], 'ftypavif')],
    ['unsupported', bytes('II*', [0])],
    [
      'unsupported',
      bytes(
        'BM',
        Array.from({ length: 24 }, () => 0),
      ),
    ],
    ['other', text('BMW and a text')],
    ['other', new Uint8Array()],
  ] as const)('is %s by its first bytes', (kind, head) => {
    expect(photoKindOf(head)).toBe(kind);
  });

  it('has the pixels of a JPEG from behind its first segments, and none where they are cut off', () => {
    const frame = [0xff, 0xc0, 0, 17, 8, 0x2f, 0xd0, 0x3f, 0xc0, 3, 0, 0];
    const exif = [0xff, 0xe1, 0, 6, 0xff, 0xc0, 1, 1];
    const head = new Uint8Array([0xff, 0xd8, ...exif, ...frame]);
    expect(jpegPixels(head)).toBe(12_240 * 16_320);
    expect(jpegPixels(head.subarray(0, 12))).toBe(0);
    expect(jpegPixels(new Uint8Array([0xff, 0xd8, 0xff]))).toBe(0);
  });

  it('tells of a PNG how many pixels it promises', () => {
    expect(pngPixels(png(30_000, 30_000))).toBe(900_000_000);
    expect(pngPixels(text('a text that says it is a PNG'))).toBe(0);
  });
});
