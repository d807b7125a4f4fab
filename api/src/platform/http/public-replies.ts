import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CallShape } from 'shared-contracts/calls/call';
import type { Context } from '../calls/context.ts';
import type { Handler } from '../calls/serve.ts';
import { addVary } from './compress-replies.ts';

/** For anybody without a session, for a minute (readings, 'public GETs'). */
const A_MINUTE = 'public, max-age=60';

/** A handler whose reply may be kept for a minute where no session asks; a session's reply is never kept. */
export function keptForVisitors<const Shape extends CallShape & { readonly access: 'public' }>(
  handler: Handler<Shape>,
): Handler<Shape> {
  return (input, context) => {
    const {
      caller,
      request,
      reply,
    }: Pick<Context<'public'>, 'caller' | 'request' | 'reply'> = context;
    // A token that is not good is no session either, but what answers it is none of a cache's business.
    const isAnonymous = caller === null && request.headers.authorization === undefined;
    addVary(reply, 'authorization');
    if (isAnonymous) reply.header('cache-control', A_MINUTE);
    return handler(input, context);
  };
}

/** Gives what may be kept a tag of its contents, and answers 304 to anyone who has them. To be called before compressing. */
export function tagKeptReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.getHeader('cache-control') !== A_MINUTE) return payload;
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    // Weak: the same text compressed is other bytes.
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    const kept = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
    if (!kept.includes(tag) && !kept.includes('*')) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
