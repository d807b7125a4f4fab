import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { acceptedEncoding } from 'api/accepted-encoding';
import { logRequests } from 'api/access-log';
import type { Config } from 'api/config';
import { guardConnections, REQUEST_TIMES } from 'api/connections';
import type { CounterStore } from 'api/counter-store';
import { stopServer } from 'api/graceful-stop';
import { listen } from 'api/listen';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { PAGE_DATA_ID } from 'shared-contracts/platform/page-data';
import { DASHBOARD, distOf } from '../build/units.ts';
import { securityHeaders } from '../gateway/security-headers.ts';
import type { ReleaseActions } from '../release-api/release-actions.ts';
import { releaseApi } from '../release-api/release-api.ts';

/** Where the page of the dashboard is. */
export const DASHBOARD_PATH = '/releases';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

export interface DashboardParts {
  readonly actions: ReleaseActions;
  /** Shared with the release API of the gateway, so that guesses at tokens here and there are one budget. */
  readonly counters?: CounterStore;
  readonly trustProxy: boolean;
  readonly log?: FastifyBaseLogger;
  /** Folder of the built page; default: where `npm run build` puts it. */
  readonly folder?: string;
}

/**
 * The dashboard of release managers: one page and the release API, on an origin of its own, so that a script on a members'
 * page can neither read it nor act in it. No cookie is set or read: each call has to carry its token.
 */
export async function createDashboard(parts: DashboardParts): Promise<FastifyInstance> {
  const { actions, counters, trustProxy, log, folder = distOf(DASHBOARD) } = parts;
  const files = await filesIn(folder);
  if (files.size === 0) log?.warn({ folder }, 'the dashboard is not built: npm run build');
  const app: FastifyInstance = fastify({
    ...(log === undefined ? { logger: false } : { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => trustProxy && hop === 0,
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...securityHeaders(request.protocol === 'https'),
      'origin-agent-cluster': '?1',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
  });
  if (log !== undefined)
    logRequests(app, {
      isQuiet: (pathname) => pathname.startsWith(DASHBOARD_PATH),
      routeOf: ({ routeOptions }) => routeOptions.url ?? null,
    });
  app.get('/', (_request, reply) => reply.redirect(DASHBOARD_PATH));
  app.get(DASHBOARD_PATH, (_request, reply) => sendPage(reply, files.size > 0));
  app.get<{ Params: { file: string } }>(`${DASHBOARD_PATH}/assets/:file`, (request, reply) =>
    sendFile(request, reply, files, request.params.file),
  );
  await app.register(
    releaseApi(actions, { hasOwnPages: true, ...(counters === undefined ? {} : { counters }) }),
  );
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, '404\n'));
  return app;
}

/** A dashboard that listens. */
export interface RunningDashboard {
  /** Address for a browser. */
  readonly url: string;
  close(): Promise<void>;
}

/** Listens with the dashboard at the port of the configuration; null where it has none. */
export async function startDashboard(
  parts: DashboardParts,
  config: Pick<Config, 'host' | 'dashboardPort' | 'connections' | 'trustProxy'>,
): Promise<RunningDashboard | null> {
  const { host, dashboardPort: port } = config;
  if (port === null) return null;
  const app = await createDashboard(parts);
  await app.ready();
  const server = createServer(REQUEST_TIMES, (request, response) => app.routing(request, response));
  guardConnections(server, { config, log: parts.log ?? { warn: () => undefined } });
  const origin = await listen(server, { host, port, variable: 'DASHBOARD_PORT' });
  return {
    url: origin + DASHBOARD_PATH,
    close: async () => {
      await stopServer(server);
      await app.close();
    },
  };
}

interface BuiltFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** The files of a build by name; none where it was not built. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    files.set(name, { bytes, etag });
  }
  return files;
}

/** The page; its scripts are files of this origin, and its styles too but for those that antd inserts with the nonce. */
function sendPage(reply: FastifyReply, isBuilt: boolean): FastifyReply {
  if (!isBuilt) return sendText(reply, 503, 'The dashboard is not built: npm run build\n');
  const nonce = randomBytes(16).toString('base64url');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  return reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
  }).send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Releases</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${DASHBOARD_PATH}/assets/main.css">
<script id="${PAGE_DATA_ID}" type="application/json">{"nonce":"${nonce}"}</script>
<script src="${DASHBOARD_PATH}/assets/main.js" defer></script>
</head>
<body>
<div id="root"></div>
<noscript>The dashboard needs JavaScript; without it, use mfctl.</noscript>
</body>
</html>
`);
}

/** Checked with each load: files keep their names from build to build. */
function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  files: ReadonlyMap<string, BuiltFile>,
  name: string,
): FastifyReply {
  const type = TYPES[extname(name)];
  const file = files.get(name);
  if (file === undefined || type === undefined) return sendText(reply, 404, '404\n');
  reply.headers({ 'cache-control': 'no-cache', etag: file.etag, vary: 'accept-encoding' });
  if (headers['if-none-match'] === file.etag) return reply.code(304).send();
  reply.header('content-type', type);
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const packed = encoding === null ? undefined : files.get(name + SUFFIXES[encoding]);
  if (encoding === null || packed === undefined) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(packed.bytes);
}

function sendText(reply: FastifyReply, code: number, text: string): FastifyReply {
  return reply
    .code(code)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);
}
