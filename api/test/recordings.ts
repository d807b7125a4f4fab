import { makeRecording } from '../demo/seed/call-tones.ts';

const text = (value: string) => Buffer.from(value, 'latin1');

/** A frame of MP3 at 128 kbit/s and 44.1 kHz is so long, in bytes. */
const FRAME = 417;
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(FRAME - 4)]);

/** A box of MP4: its length, its name, its content. */
function box(name: string, ...content: readonly Buffer[]): Buffer {
  const whole = Buffer.concat([text(name), ...content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(whole.length + 4);
  return Buffer.concat([length, whole]);
}

const brand = (name: string) => box('ftyp', text(name), Buffer.alloc(4), text(name));
const handler = (name: string) => box('hdlr', Buffer.alloc(8), text(name), Buffer.alloc(12));

/** An EBML element of WebM: id, length, content. */
const element = (id: readonly number[], content: Buffer) =>
  Buffer.concat([Buffer.from([...id, 0x80 + content.length]), content]);
const webm = (codec: string) =>
  Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm'))),
    element([0x86], text(codec)),
  ]);

const ogg = (content: string) =>
  Buffer.concat([text('OggS'), Buffer.alloc(23), Buffer.from([content.length]), text(content)]);

const guid = (hex: string) => Buffer.from(hex, 'hex');
const ASF_HEADER = guid('3026b2758e66cf11a6d900aa0062ce6c');
const ASF_STREAM = guid('9107dcb7b7a9cf118ee600c00c205365');
const ASF_AUDIO = guid('409e69f84d5bcf11a8fd00805f5c442b');
const ASF_VIDEO = guid('c0ef19bc4d5bcf11a8fd00805f5c442b');

/** A header of ASF with one stream. */
function asf(kind: Buffer): Buffer {
  const length = (bytes: number) => Buffer.from([bytes, 0, 0, 0, 0, 0, 0, 0]);
  const stream = Buffer.concat([ASF_STREAM, length(78), kind, Buffer.alloc(38)]);
  const counts = Buffer.from([1, 0, 0, 0, 1, 2]);
  return Buffer.concat([ASF_HEADER, length(30 + stream.length), counts, stream, Buffer.alloc(40)]);
}

const aiff = Buffer.concat([text('FORM'), Buffer.alloc(4), text('AIFFCOMM'), Buffer.alloc(40)]);
const flac = Buffer.concat([text('fLaC'), Buffer.from([0x80, 0, 0, 34]), Buffer.alloc(34)]);

/** Recordings of further kinds, with the media type that each has. */
export const furtherRecordings: readonly (readonly [name: string, type: string, audio: Buffer])[] =
  [
    ['FLAC', 'audio/flac', flac],
    ['AIFF', 'audio/aiff', aiff],
    [
      'AIFF that is compressed',
      'audio/aiff',
      Buffer.from(aiff.toString('latin1').replace('AIFF', 'AIFC'), 'latin1'),
    ],
    ['WMA', 'audio/x-ms-wma', asf(ASF_AUDIO)],
    [
      'RF64',
      'audio/wav',
      Buffer.concat([text('RF64'), Buffer.alloc(4, 255), text('WAVEds64'), Buffer.alloc(60)]),
    ],
    ['Speex', 'audio/ogg', ogg('Speex   1.2')],
  ];

/** Short recordings by the media type that their contents have. */
export const recordings: Readonly<Record<string, Buffer>> = {
  'audio/wav': makeRecording([220, 330]),
  'audio/mpeg': Buffer.concat([frame, frame, frame]),
  'audio/mp4': Buffer.concat([brand('M4A '), handler('soun')]),
  'audio/aac': Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80]), Buffer.alloc(60)]),
  'audio/ogg': ogg('OpusHead\u0001\u0001'),
  'audio/webm': webm('A_OPUS'),
  'audio/amr': Buffer.concat([text('#!AMR\n'), Buffer.alloc(40)]),
  'audio/3gpp': Buffer.concat([brand('3gp4'), handler('soun')]),
};

/** What is no recording, whatever its name and its type say. */
export const noRecordings: Readonly<Record<string, Buffer>> = {
  text: Buffer.from('This is not a call.'),
  page: Buffer.from('<!doctype html><script>alert(1)</script>'),
  picture: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  program: Buffer.concat([text('MZ'), Buffer.alloc(100)]),
  'eleven bits of MP3': Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(900)]),
  'a page within MP3': Buffer.concat([frame, text('<script>alert(1)</script>'), frame, frame]),
  'a video in MP4': Buffer.concat([brand('isom'), handler('soun'), handler('vide')]),
  'a video in WebM': webm('V_VP8'),
  'a video of Windows': asf(ASF_VIDEO),
  nothing: Buffer.alloc(0),
};
