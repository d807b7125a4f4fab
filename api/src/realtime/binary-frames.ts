import type { Frame, ReplyTo } from './frame.ts';

// The binary half of the V2 serializer: kind, one length byte a field, the fields in UTF-8, then the payload as it is.

const KIND = { push: 0, reply: 1 } as const;
/** A field's length is told in one byte. */
const LONGEST_FIELD = 255;
/** Kind and the lengths of join_ref, ref, topic and event. */
const HEADER = 5;

/** Reads what a client sends as bytes, which is always a push; null for anything else. */
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

/** A push from the server, which has no ref. */
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
