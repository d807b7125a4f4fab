/** One coded picture of a film. */
export interface CodedFrame {
  /** From the beginning, in ms. */
  readonly at: number;
  /** Whether it stands without the ones before. */
  readonly whole: boolean;
  readonly bytes: Buffer;
}

/** What a film says of itself. */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** In ms, below 30 s: all frames lie in one cluster. */
  readonly length: number;
  /** VP9, in order; the first one is whole. */
  readonly frames: readonly CodedFrame[];
}

/** A WebM file (RFC 9559) that tells its length and where to seek, which what a browser records does not. */
export function webmOf({ width, height, length, frames }: Film): Buffer {
  const info = element(
    0x1549a966,
    number(0x2ad7b1, 1_000_000),
    element(0x4489, double(length)),
    text(0x4d80, 'saptapadi'),
    text(0x5741, 'saptapadi'),
  );
  const video = element(0xe0, number(0xb0, width), number(0xba, height));
  const track = element(
    0xae,
    number(0xd7, TRACK),
    number(0x73c5, TRACK),
    number(0x83, 1),
    number(0x9c, 0),
    text(0x86, 'V_VP9'),
    video,
  );
  const tracks = element(0x1654ae6b, track);
  const cluster = element(0x1f43b675, number(0xe7, 0), ...frames.map(simpleBlock));
  // Numbers have one width, so that the place of the cluster does not move the cluster.
  const cues = (place: number) =>
    element(
      0x1c53bb6b,
      element(0xbb, number(0xb3, 0), element(0xb7, number(0xf7, TRACK), number(0xf1, place))),
    );
  const place = info.length + tracks.length + cues(0).length;
  return Buffer.concat([HEAD, element(0x18538067, info, tracks, cues(place), cluster)]);
}

const TRACK = 1;

const HEAD = element(
  0x1a45dfa3,
  number(0x4286, 1),
  number(0x42f7, 1),
  number(0x42f2, 4),
  number(0x42f3, 8),
  text(0x4282, 'webm'),
  number(0x4287, 4),
  number(0x4285, 2),
);

function simpleBlock({ at, whole, bytes }: CodedFrame): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x80 | TRACK, 0);
  head.writeInt16BE(at, 1);
  head.writeUInt8(whole ? 0x80 : 0, 3);
  return element(0xa3, head, bytes);
}

/** An element by its id, with its size in eight bytes. */
function element(id: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([idOf(id), size, body]);
}

function idOf(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

function number(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, 'latin1'));
}
