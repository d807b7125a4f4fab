import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { pgliteDialect } from '../database/pglite-dialect.ts';
import { QueuedDatabase } from '../database/queued-database.ts';
import type { Database } from '../database/tables.ts';
import { listenForMetrics, measureRequests } from '../observability/metrics.ts';
import { stopServer } from '../process/graceful-stop.ts';
import { serveHealth } from './health.ts';
import { answerProblems } from './problem-replies.ts';

const t = useApp();

/** The health of an app whose database answers as told. */
async function healthWith(query: () => Promise<{ rows: unknown[] }>) {
  const app = fastify();
  answerProblems(app);
  const client = { query, close: async () => {}, generation: 1 };
  serveHealth(app, { db: new QueuedDatabase<Database>(pgliteDialect(client)) });
  const [healthz, readyz] = await Promise.all([app.inject('/healthz'), app.inject('/readyz')]);
  await app.close();
  return { healthz, readyz };
}

describe('health', () => {
  it('is ready on a migrated database', async () => {
    expect((await t().app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('lives without a database, but is not ready, and tells nothing of it', async () => {
    const { healthz, readyz } = await healthWith(() => Promise.reject(new Error('secret host')));
    expect(healthz.statusCode).toBe(200);
    expect(readyz.statusCode).toBe(503);
    expect(readyz.body).not.toContain('secret host');
  });

  it('is not ready on a database that was never migrated', async () => {
    const { readyz } = await healthWith(() => Promise.resolve({ rows: [] }));
    expect(readyz.statusCode).toBe(503);
  });
});

it('asks the database once, however many want to know at once whether it is ready', async () => {
  const app = fastify();
  answerProblems(app);
  let asked = 0;
  let answer: () => void = () => undefined;
  const query = () => {
    asked += 1;
    return new Promise<{ rows: unknown[] }>((resolve) => {
      answer = () => resolve({ rows: [] });
    });
  };
  const client = { query, close: async () => {}, generation: 1 };
  serveHealth(app, { db: new QueuedDatabase<Database>(pgliteDialect(client)) });
  const all = Array.from({ length: 20 }, () => app.inject('/readyz'));
  await vi.waitFor(() => expect(asked).toBe(1));
  answer();
  await vi.waitFor(() => expect(asked).toBe(2));
  answer();
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(all.map(() => 503));
  expect(asked).toBe(2);
  await app.close();
});

describe('metrics', () => {
  it('are away while they cannot be read, and the process lives on', async () => {
    const metrics = () => Promise.reject(new Error('EMFILE: too many open files'));
    const server = await listenForMetrics(
      { metrics, contentType: Registry.PROMETHEUS_CONTENT_TYPE },
      '127.0.0.1',
      0,
    );
    onTestFinished(() => stopServer(server));
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(503);
  });

  it('measure by route template, so that no id makes a series of its own', async () => {
    const app = fastify();
    const metrics = measureRequests(app);
    app.get('/things/:id', () => ({}));
    for (const url of ['/things/1', '/things/2', '/elsewhere/3']) await app.inject(url);
    await app.close();
    const text = await metrics.metrics();
    const count = 'http_request_duration_seconds_count';
    expect(text).toContain(`${count}{method="GET",route="/things/:id",status="200"} 2`);
    expect(text).toContain(`${count}{method="GET",route="unknown",status="404"} 1`);
  });
});
