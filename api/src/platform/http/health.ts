import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppParts } from '../calls/context.ts';
import { pendingMigrations } from '../database/migrate.ts';
import { databaseIn } from '../database/queued-database.ts';
import { serverBusy } from './refusal.ts';

/** Paths of health checks; they spend no budget. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** `/healthz`: the process answers. `/readyz`: the database does, too, and has its newest shape. */
export function serveHealth(app: FastifyInstance, { db }: Pick<AppParts, 'db'>): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  let migrated = false;
  let looking: Promise<void> | null = null;
  // Who watches is never refused.
  const watched = databaseIn(db, { priority: 'probe', hasBegun: false });
  async function look(): Promise<void> {
    await sql`select 1`.execute(watched);
    // A database does not lose migrations, so one good look is enough.
    migrated ||= (await pendingMigrations(watched)).length === 0;
  }
  app.get('/readyz', async (request) => {
    try {
      // However many ask at once cost the database one question.
      looking ??= look().finally(() => {
        looking = null;
      });
      await looking;
    } catch (err) {
      request.log.warn({ err }, 'not ready');
      throw serverBusy();
    }
    if (!migrated) throw serverBusy();
    return { status: 'ready' };
  });
}
