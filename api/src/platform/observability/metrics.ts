import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { listen } from '../http/listen.ts';

/** Metrics of a process: memory, processor time, the event loop. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Measures every request by its route template, so that ids make no new series. `name` is in seconds. */
export function measureRequests(
  app: FastifyInstance,
  registry = createMetrics(),
  name = 'http_request_duration_seconds',
): Registry {
  const duration = new Histogram({
    name,
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  return registry;
}

/** A collector of metrics needs one or two connections. */
const MOST_CONNECTIONS = 20;

/** Shows the metrics on a port of their own, which need not be open to the world. */
export async function listenForMetrics(
  registry: { readonly contentType: string; metrics(): Promise<string> },
  host: string,
  port: number,
): Promise<Server> {
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => {
        response.setHeader('content-type', registry.contentType);
        response.end(text);
      },
      // Some are read from files, which a process may have none left for.
      () => response.writeHead(503).end(),
    );
  });
  server.maxConnections = MOST_CONNECTIONS;
  await listen(server, { host, port, variable: 'METRICS_PORT' });
  return server;
}
