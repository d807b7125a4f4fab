import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import type { Encoding } from 'api/accepted-encoding';

const brotli = promisify(brotliCompress);
const deflate = promisify(deflateRaw);

/** Bytes that can be ended in many ways: adds the end, at most 65535 bytes, and completes the encoding. */
export type OpenEnded = (end: Buffer) => Buffer;

/**
 * Compresses a beginning once; each end is appended in a 'stored' block, so that one compression serves many answers
 * and every decoder reads it (RFC 7932, 9.2; RFC 1951, 3.2.4). Browsers stop after the first of several gzip members.
 */
export async function openEnded(beginning: Buffer, encoding: Encoding | null): Promise<OpenEnded> {
  if (encoding === null) return (end) => Buffer.concat([beginning, end]);
  return encoding === 'br' ? brotliOpenEnded(beginning) : gzipOpenEnded(beginning);
}

/** Quality 4 costs a few ms and takes most of the bytes away. */
async function brotliOpenEnded(beginning: Buffer): Promise<OpenEnded> {
  const flushed = await brotli(beginning, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: beginning.length,
    },
  });
  const last = Buffer.from([0b11]);
  return (end) => Buffer.concat([flushed, storedMetaBlock(end.length), end, last]);
}

/** Header of an uncompressed meta-block: not the last (1 bit), four nibbles (2), length - 1 (16), uncompressed (1). */
function storedMetaBlock(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** A gzip header without name or time. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

async function gzipOpenEnded(beginning: Buffer): Promise<OpenEnded> {
  const flushed = await deflate(beginning, { level: 6, finishFlush: constants.Z_SYNC_FLUSH });
  const checksum = crc32(beginning);
  return (end) => {
    const block = Buffer.from([1, 0, 0, 0, 0]);
    block.writeUInt16LE(end.length, 1);
    block.writeUInt16LE(end.length ^ 0xffff, 3);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(end, checksum), 0);
    trailer.writeUInt32LE(beginning.length + end.length, 4);
    return Buffer.concat([GZIP_HEADER, flushed, block, end, trailer]);
  };
}
