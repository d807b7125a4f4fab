import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KnownDevice } from './known-device.ts';
import { visitOf, type Resolved, type Visit } from './resolve-device.ts';

/**
 * What is live for the device that asks, the same that its next page gets. Open pages ask now and then; the answer that
 * they have already costs no body. `onAsked` gives the Set-Cookie line by which the page's further reports are known.
 */
export function serveResolution(
  app: FastifyInstance,
  resolve: (visit: Visit) => Promise<Resolved>,
  onAsked: ((request: FastifyRequest, known: KnownDevice) => string) | null = null,
): void {
  app.get('/resolution.json', async (request, reply) => {
    const { resolution, cookies, known } = await resolve(visitOf(request));
    const asked = known?.isKnown === true ? (onAsked?.(request, known) ?? null) : null;
    const setCookies = asked === null ? cookies : [...cookies, asked];
    const body = JSON.stringify(resolution);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie', etag });
    if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(body);
  });
}
