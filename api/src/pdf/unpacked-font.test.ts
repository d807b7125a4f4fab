import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackedFont } from './unpacked-font.ts';

const woff = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff')),
);

/** Tables by their names, as a reader of fonts finds them; `sizes` are those of header and entry. */
function tables(font: Buffer, [header, entry, at]: readonly [number, number, number]) {
  const count = font.readUInt16BE(at);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const row = header + index * entry;
      return [font.toString('latin1', row, row + 4), row] as const;
    }),
  );
}

describe('a font out of its .woff', () => {
  it('has every table as it was before it was packed', () => {
    const font = unpackedFont(woff);
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const found = tables(font, [12, 16, 4]);
    const packed = tables(woff, [44, 20, 12]);
    expect([...found.keys()]).toEqual([...packed.keys()]);
    for (const [name, row] of found) {
      const [offset, length] = [font.readUInt32BE(row + 8), font.readUInt32BE(row + 12)];
      const source = packed.get(name) ?? 0;
      const [from, size] = [woff.readUInt32BE(source + 4), woff.readUInt32BE(source + 8)];
      const bytes = woff.subarray(from, from + size);
      const plain = size < woff.readUInt32BE(source + 12) ? inflateSync(bytes) : bytes;
      expect(offset % 4, name).toBe(0);
      expect(font.subarray(offset, offset + length).equals(plain), name).toBe(true);
    }
  });

  it('is refused where it is something else', () => {
    expect(() => unpackedFont(unpackedFont(woff))).toThrow('no .woff');
  });
});
