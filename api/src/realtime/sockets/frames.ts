import { jsonOf } from '../../platform/validation/json-of.ts';

/** Events of the protocol itself. */
export const PROTOCOL = {
  topic: 'phoenix',
  heartbeat: 'heartbeat',
  join: 'phx_join',
  leave: 'phx_leave',
  reply: 'phx_reply',
  error: 'phx_error',
  close: 'phx_close',
} as const;

/** A message of a client, text or binary. */
export interface Frame {
  /** Ref of the client's current join; null outside of topics. */
  readonly joinRef: string | null;
  /** Ref of the reply that the client waits for; null for none. */
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** The frame that a reply belongs to. */
export type ReplyTo = Pick<Frame, 'joinRef' | 'ref' | 'topic'>;

// Text frames of the V2 serializer: one array [join_ref, ref, topic, event, payload] each.

const PLAIN = /^[\w:-]*$/;

/** Parses a text frame; null for an invalid one. */
export function readText(text: string): Frame | null {
  const parts = jsonOf(text);
  if (!Array.isArray(parts) || parts.length !== 5) return null;
  const [joinRef, ref, topic, event, payload] = parts as unknown[];
  if (!isRef(joinRef) || !isRef(ref)) return null;
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef, ref, topic, event, payload };
}

/** A push or a message of the protocol; the payload is JSON already, so that many frames can share it. */
export function pushText(
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: string,
): string {
  return `[${quoted(joinRef)},${quoted(ref)},${quoted(topic)},${quoted(event)},${payload}]`;
}

export function replyText(
  { joinRef, ref, topic }: ReplyTo,
  status: 'ok' | 'error',
  response: object,
): string {
  return JSON.stringify([joinRef, ref, topic, PROTOCOL.reply, { status, response }]);
}

/** Fast path: texts of the protocol hardly ever need escaping. */
function quoted(text: string | null): string {
  if (text === null) return 'null';
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

function isRef(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

// Binary frames of the V2 serializer: kind, one length byte for each field, the fields in UTF-8, then the payload.

const KIND = { push: 0, reply: 1 } as const;
/** The length of a field is one byte. */
const LONGEST_FIELD = 255;
/** Kind and the lengths of join_ref, ref, topic and event. */
const HEADER = 5;

/** Parses a binary frame of a client, which is always a push; null for an invalid one. */
export function readBinary(bytes: Buffer): Frame | null {
  if (bytes.length < HEADER || bytes[0] !== KIND.push) return null;
  const fields: string[] = [];
  let offset = HEADER;
  for (const length of bytes.subarray(1, HEADER)) {
    fields.push(bytes.toString('utf8', offset, offset + length));
    offset += length;
  }
  if (offset > bytes.length) return null;
  const [joinRef = '', ref = '', topic = '', event = ''] = fields;
  return {
    joinRef: joinRef === '' ? null : joinRef,
    ref: ref === '' ? null : ref,
    topic,
    event,
    payload: new Uint8Array(bytes.subarray(offset)),
  };
}

/** A push of the server, which has no ref. */
export function pushBytes(
  joinRef: string | null,
  topic: string,
  event: string,
  payload: Uint8Array,
): Buffer {
  return written(KIND.push, [joinRef ?? '', topic, event], payload);
}

/** A reply; its event field carries the status. */
export function replyBytes(
  { joinRef, ref, topic }: ReplyTo,
  status: 'ok' | 'error',
  response: Uint8Array,
): Buffer {
  return written(KIND.reply, [joinRef ?? '', ref ?? '', topic, status], response);
}

function written(kind: number, texts: readonly string[], payload: Uint8Array): Buffer {
  const fields = texts.map((text) => Buffer.from(text));
  const tooLong = fields.find(({ length }) => length > LONGEST_FIELD);
  if (tooLong !== undefined) throw new RangeError('A field of a binary frame is too long.');
  const header = Buffer.from([kind, ...fields.map(({ length }) => length)]);
  return Buffer.concat([header, ...fields, payload]);
}

/** FIN and the opcode for text. */
const WHOLE_TEXT = 0x81;
/** Longest text whose length fits the second byte; otherwise that byte gives the width of the length. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/**
 * A text as a whole WebSocket frame, unmasked as servers send it (RFC 6455, section 5.2): one write for many sockets. It
 * fits between frames of `ws`, which writes each frame at once as long as it does not compress.
 */
export function wholeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length <= SHORT ? 2 : length <= 0xff_ff ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = WHOLE_TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}
