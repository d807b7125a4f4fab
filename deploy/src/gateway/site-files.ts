import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

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
}
