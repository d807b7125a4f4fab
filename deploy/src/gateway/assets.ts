import { extname } from 'node:path';
import { acceptedEncoding, type Encoding } from 'api/accepted-encoding';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedBuilds } from './published-builds.ts';
import { DOCUMENT_HEADERS } from './security-headers.ts';

/** Content types of the files that builds hold; all else is bytes that a browser must not guess at. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

const A_YEAR = 'public, max-age=31536000, immutable';

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** What no browser opens as a page. */
const NO_DOCUMENT = /^(?:text\/(?:javascript|css)|font\/)/;

interface AssetRoute {
  Params: { unit: string; build: string; '*': string };
}

/**
 * Files of published builds under `/a/<unit>/<build>/`: immutable for a year, in the compressed copy
 * made at build time. Only what a build's description lists exists, so no path leads anywhere else,
 * and what is missing is a real 404, never the HTML (a script tag would run into it). Scripts, styles and fonts carry none of
 * the headers of documents: a first route has a dozen of them.
 */
export function serveAssets(
  app: FastifyInstance,
  builds: Pick<PublishedBuilds, 'find' | 'read'>,
): void {
  app.get<AssetRoute>('/a/:unit/:build/*', async (request, reply) => {
    const { unit, build, '*': path } = request.params;
    const artifact = await builds.find(unit, build);
    const file = artifact?.files.find((one) => one.path === path);
    if (file === undefined) return missing(reply);
    const type = contentTypeOf(path);
    if (NO_DOCUMENT.test(type)) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    reply.headers({
      'content-type': type,
      'cache-control': A_YEAR,
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
      etag: `"${file.sha384.slice(7, 29)}"`,
    });
    if (request.headers['if-none-match'] === reply.getHeader('etag')) return reply.code(304).send();
    return sendFile(request, reply, (suffix) => builds.read(unit, build, path + suffix));
  });
  app.get('/a/*', async (_request, reply) => missing(reply));
}

function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('404\n');
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  read: (suffix: string) => Promise<Buffer | null>,
) {
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  const packed = wanted === null ? null : await read(SUFFIX[wanted]);
  if (wanted !== null && packed !== null) {
    return reply.header('content-encoding', wanted).send(packed);
  }
  const plain = await read('');
  return plain === null ? missing(reply) : reply.send(plain);
}

function contentTypeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}
