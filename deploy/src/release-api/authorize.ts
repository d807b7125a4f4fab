import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Who releases, as they say themselves: the token is one, the name is for the history. */
export const NAME_HEADER = 'x-release-by';

const NAME = /^[\p{L}\p{N} .@_-]{1,60}$/u;
/** Names that the history gives to others. */
const TAKEN: ReadonlySet<string> = new Set(['controller', 'npm start']);

/** Whether a request bears the release token; takes as long for a wrong one as for the right one. */
export function bearsToken(request: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const given = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

/** Whom a change is written down to. */
export function nameOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const name = headers[NAME_HEADER];
  if (typeof name !== 'string' || !NAME.test(name) || TAKEN.has(name.toLowerCase()))
    return 'release manager';
  return name;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
