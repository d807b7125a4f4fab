import type { FastifyReply } from 'fastify';
import type { Api } from '../platform/context.ts';
import { unknownPath } from '../platform/refusal.ts';
import { KEPT_FILES_AT, readAddress } from './signed-addresses.ts';

/** Serves files under signed addresses, as attachments; any other address answers as an unknown path. */
export function serveKeptFiles({ app, parts }: Pick<Api, 'app' | 'parts'>): void {
  const { files, jwtSecret, clock } = parts;
  app.get<{ Querystring: Record<string, unknown> }>(KEPT_FILES_AT, async (request, reply) => {
    const file = readAddress(request.query, jwtSecret, clock());
    const size = file === null ? null : await files.size(file.key);
    if (file === null || size === null) throw unknownPath();
    const name = file.key.replaceAll('/', '-');
    reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .header('accept-ranges', 'bytes');
    const range = rangeOf(request.headers.range, size);
    if (range === 'beyond') return refuseRange(reply, size);
    if (range === null) return reply.header('content-length', size).send(files.read(file.key));
    return reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1)
      .send(files.read(file.key, range));
  });
}

/** One range of bytes, which players of audio and video ask for; null for the whole file. */
export function rangeOf(
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
