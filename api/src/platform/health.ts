import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppParts } from './context.ts';
import { isMigrated } from './database/migrate.ts';
import { Refusal } from './refusal.ts';

/** `/healthz`: the process answers. `/readyz`: the database does, too, and has its newest shape. */
export function serveHealth(app: FastifyInstance, { db }: Pick<AppParts, 'db'>): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  let migrated = false;
  app.get('/readyz', async (request) => {
    try {
      await sql`select 1`.execute(db);
      // A database does not lose migrations, so one good look is enough.
      migrated ||= await isMigrated(db);
    } catch (err) {
      request.log.warn({ err }, 'not ready');
      throw new Refusal(503, 'server.busy', { retryAfter: 5 });
    }
    if (!migrated) throw new Refusal(503, 'server.busy', { retryAfter: 5 });
    return { status: 'ready' };
  });
}
