import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/**
 * Photos stay out of picture search. Profiles are not named here: a crawler has to open one to read
 * its `noindex`, and would otherwise list the bare address.
 */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /files/\n';

const A_DAY = 'public, max-age=86400';

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
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': A_DAY })
      .send(ROBOTS),
  );
}
