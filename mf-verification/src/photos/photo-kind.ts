/** What a file is by its first bytes; its name and its type are only what its sender says. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'unsupported' | 'other';

/** How many bytes of a file are looked at: the size of a JPEG is behind what its camera wrote. */
export const HEAD_BYTES = 256 * 1024;

/** HEIF brands that phones write (ISO 14496-12, `ftyp`). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

/** The kind of a file by its first bytes. */
export function photoKindOf(head: Uint8Array): PhotoKind {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (textAt(head, 1, 3) === 'PNG' && head[0] === 0x89) return 'png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp';
  if (textAt(head, 4, 4) === 'ftyp' && HEIC_BRANDS.has(textAt(head, 8, 4))) return 'heic';
  if (isUnsupported(head)) return 'unsupported';
  return 'other';
}

/** Pictures of kinds that are not taken: GIF, AVIF, BMP, TIFF. */
function isUnsupported(head: Uint8Array): boolean {
  const start = textAt(head, 0, 4);
  if (start === 'GIF8' || start === 'II*\0' || start === 'MM\0*') return true;
  if (textAt(head, 4, 4) === 'ftyp') return ['avif', 'avis'].includes(textAt(head, 8, 4));
  return start.startsWith('BM') && head.length >= 26 && head[6] === 0 && head[7] === 0;
}

/** Pixels of a JPEG by its frame header; 0 where that is not within these bytes. */
export function jpegPixels(head: Uint8Array): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 2; at + 9 <= head.length && head[at] === 0xff;) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return 0;
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
