import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** Shorter bodies fit a packet or two as they are, in bytes. */
const SHORTEST = 1024;

/** What we write ourselves as text; pictures, videos and PDFs are compressed already, and streams are left alone. */
const TEXTS = /^(application\/(problem\+)?json|text\/)/;

const ENCODERS = {
  // 4: the ratio of gzip's best in the time of its fastest.
  br: (body: string | Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: string | Buffer) => promisify(gzip)(body),
} as const satisfies Record<Encoding, unknown>;

/**
 * Compresses long texts for anyone who takes them (RFC 9110, 12.5.3). That the length of a compressed body tells of a secret in
 * it (BREACH) needs a page of another site that sends requests in a member's name: our sessions are headers that no other
 * page has, and a reply that sets a cookie is left as it is.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isText(reply, payload)) return payload;
    addVary(reply, 'accept-encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === null || !isWorthIt(request, reply, payload)) return payload;
    const compressed = await ENCODERS[encoding](payload);
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return compressed;
  });
}

/** Names a header of the request on which the reply depends, beside those that are named. */
export function addVary(reply: FastifyReply, name: string): void {
  const named = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (named.toLowerCase().split(/, */).includes(name)) return;
  reply.header('vary', named === '' ? name : `${named}, ${name}`);
}

function isText(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false;
  return TEXTS.test(String(reply.getHeader('content-type') ?? ''));
}

function isWorthIt(
  { method }: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
): boolean {
  if (method === 'HEAD' || reply.hasHeader('content-encoding') || reply.hasHeader('set-cookie'))
    return false;
  return Buffer.byteLength(payload) >= SHORTEST;
}
