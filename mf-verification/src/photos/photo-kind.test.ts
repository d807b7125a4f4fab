import { describe, expect, it } from 'vitest';
import { photoKindOf, pngPixels } from './photo-kind.ts';

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
    ['other', text('GIF89a')],
    ['other', new Uint8Array()],
  ] as const)('is %s by its first bytes', (kind, head) => {
    expect(photoKindOf(head)).toBe(kind);
  });

  it('tells of a PNG how many pixels it promises', () => {
    expect(pngPixels(png(30_000, 30_000))).toBe(900_000_000);
    expect(pngPixels(text('a text that says it is a PNG'))).toBe(0);
  });
});
