import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/**
 * Photos stay out of picture search. Profiles are not named here: a crawler has to open one to read
 * its `noindex`, and would otherwise list the bare address.
 */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /files/\n';

const A_DAY = 'public, max-age=86400';

/** The drawing that stands for every profile in the preview of a link: 1200 x 630, no face and no words. */
export const SHARE_PICTURE_AT = '/shared-profile.png';

/** The few files that stand at fixed addresses beside the pages. */
export async function serveSiteFiles(app: FastifyInstance): Promise<void> {
  const favicon = await readFile(
    fileURLToPath(import.meta.resolve('shared-contracts/ui/favicon.svg')),
  );
  app.get('/favicon.svg', (_request, reply) =>
    reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': A_DAY })
      .send(favicon),
  );
  const shared = await readFile(new URL('./shared-profile.png', import.meta.url));
  app.get(SHARE_PICTURE_AT, (_request, reply) =>
    reply.headers({ 'content-type': 'image/png', 'cache-control': A_DAY }).send(shared),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': A_DAY })
      .send(ROBOTS),
  );
}
