import { inflateSync } from 'node:zlib';

/** Sizes of the parts of a .woff and of the font inside it, in bytes. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The font inside a .woff, its tables unpacked. The renderer would unpack a table again for each letter that it looks
 * up in it: most of the time of a PDF.
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This font is no .woff.');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const fits = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(fits * 16, 6);
  header.writeUInt16BE(Math.log2(fits), 8);
  header.writeUInt16BE((count - fits) * 16, 10);

  const parts: Buffer[] = [header];
  let at = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) =>
      woff.readUInt32BE(entry + field),
    ) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const row = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(header, row, entry, entry + 4);
    header.writeUInt32BE(woff.readUInt32BE(entry + 16), row + 4);
    header.writeUInt32BE(at, row + 8);
    header.writeUInt32BE(length, row + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    at += length + padding.length;
  }
  return Buffer.concat(parts);
}
