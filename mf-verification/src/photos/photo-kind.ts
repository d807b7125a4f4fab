/** What a file is by its first bytes; its name and its type are only what its sender says. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

/** How many bytes `photoKindOf` and `pngPixels` look at. */
export const HEAD_BYTES = 32;

/** HEIF brands that phones write (ISO 14496-12, `ftyp`). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

/** The kind of a file by its first bytes. */
export function photoKindOf(head: Uint8Array): PhotoKind {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (textAt(head, 1, 3) === 'PNG' && head[0] === 0x89) return 'png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp';
  if (textAt(head, 4, 4) === 'ftyp' && HEIC_BRANDS.has(textAt(head, 8, 4))) return 'heic';
  return 'other';
}

/** Pixels that the head of a PNG promises: the cheapest bomb there is; 0 for what is none. */
export function pngPixels(head: Uint8Array): number {
  if (photoKindOf(head) !== 'png' || head.length < 24) return 0;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return view.getUint32(16) * view.getUint32(20);
}

function textAt(head: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...head.subarray(from, from + length));
}
