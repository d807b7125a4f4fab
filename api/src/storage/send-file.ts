import type { FastifyReply, FastifyRequest } from 'fastify';
import { unknownPath } from '../platform/http/refusal.ts';
import type { ObjectStore } from './object-store/object-store.ts';

/**
 * What only some may see: kept by the browser for five minutes, by nothing between, and checked again after them, so
 * that a change of privacy, a block or a deletion counts by then.
 */
export const FIVE_MINUTES = 'private, max-age=300';

/** A file of the store, and what is said of it. */
interface SentFile {
  readonly files: ObjectStore;
  readonly key: string;
  readonly headers: Readonly<Record<'content-type' | 'cache-control', string>> &
    Readonly<Record<string, string>>;
}

/**
 * Sends a file, or the range of it that the request asks for, as players of audio and video do; answers as an unknown
 * path when it is gone.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, key, headers }: SentFile,
): Promise<FastifyReply> {
  const { range: requested } = request.headers;
  const facts = requested === undefined ? null : await files.head(key);
  const range = facts === null ? null : rangeOf(requested, facts.size);
  if (range === 'beyond') return refuseRange(reply, facts?.size ?? 0);
  const found = await files.get(key, range ?? undefined);
  if (found === null) throw unknownPath();
  const { size } = found;
  reply
    .headers(headers)
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes');
  if (range === null) return reply.header('content-length', size).send(found.stream());
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(found.stream());
}

/** One range of bytes; null for the whole file. */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'beyond' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return null;
  // `-500` asks for the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : 'beyond';
}

function refuseRange(reply: FastifyReply, size: number): FastifyReply {
  return reply.status(416).header('content-range', `bytes */${size}`).send();
}

/** The tag of a file that never changes under its name. */
export function tagOf(name: string): string {
  return `"${name}"`;
}

/** Whether the browser has this version, so that 304 is enough. Never for a request of a byte range. */
export function isKept({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  if (headers.range !== undefined) return false;
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** Tells the browser that what it has still holds. */
export function sendKept(reply: FastifyReply, tag: string): FastifyReply {
  return reply.status(304).headers({ etag: tag, 'cache-control': FIVE_MINUTES }).send();
}
