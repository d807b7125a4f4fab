import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What only some may see: kept by the browser for five minutes, by nothing between, and asked about again after them, so
 * that a change of privacy, a block or a deletion counts by then.
 */
export const FIVE_MINUTES = 'private, max-age=300';

/** The tag of a file that never changes under its name. */
export function tagOf(name: string): string {
  return `"${name}"`;
}

/** Whether the browser has what the tag stands for: 304 says so without the bytes. Not where it asks for a part. */
export function isKept({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  if (headers.range !== undefined) return false;
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** Tells the browser that what it has still holds. */
export function sendKept(reply: FastifyReply, tag: string): FastifyReply {
  return reply.status(304).headers({ etag: tag, 'cache-control': FIVE_MINUTES }).send();
}
