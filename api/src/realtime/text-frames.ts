import { jsonOf } from '../platform/validation/json-of.ts';
import { PROTOCOL, type Frame, type ReplyTo } from './frame.ts';

// The JSON half of the V2 serializer: one array [join_ref, ref, topic, event, payload] a frame.

const PLAIN = /^[\w:-]*$/;

/** Reads a text frame; null for anything that no Phoenix client sends. */
export function readText(text: string): Frame | null {
  const parts = jsonOf(text);
  if (!Array.isArray(parts) || parts.length !== 5) return null;
  const [joinRef, ref, topic, event, payload] = parts as unknown[];
  if (!isRef(joinRef) || !isRef(ref)) return null;
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef, ref, topic, event, payload };
}

/** A push or a message of the protocol; the payload is JSON already, so that one can go to many. */
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

/** Texts of the protocol hardly ever hold anything that JSON escapes. */
function quoted(text: string | null): string {
  if (text === null) return 'null';
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

function isRef(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
