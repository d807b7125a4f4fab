import { createHash } from 'node:crypto';
import { logRequests } from 'api/access-log';
import type { CounterStore } from 'api/counter-store';
import { HEALTH_PATHS } from 'api/health-paths';
import { MemoryCounters } from 'api/memory-counters';
import { measureRequests } from 'api/metrics';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { type Registry, Gauge } from 'prom-client';
import { declaredRoutes, matchRoute, type RouteTemplate } from 'shared-contracts/platform/routes';
import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import { withOverrides, type Overrides } from '../registry/overrides.ts';
import { serveOutcomes, type OutcomeParts } from '../telemetry/serve-outcomes.ts';
import { serveAssets } from './assets.ts';
import { countedPages, searchedAddresses } from './declared-units.ts';
import type { FirstReplyPort } from './first-reply.ts';
import type { KnownDevice } from './known-device.ts';
import { limitPages, type PageLimits } from './page-limits.ts';
import type { HintMode } from './page/hints.ts';
import { servePages } from './pages.ts';
import type { ReleasesCache } from './releases-cache.ts';
import {
  resolveStable,
  type ResolveDevice,
  type Resolved,
  type Visit,
  visitOf,
} from './resolve-device.ts';
import { serveSearchFiles } from './search/serve-search-files.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSiteFiles } from './site-files.ts';

/** Everything a gateway needs; of its own it holds pages for seconds, and counts. */
export interface GatewayParts {
  readonly releases: ReleasesCache;
  /** Which builds a device gets; default: the stable ones. */
  readonly resolve?: ResolveDevice;
  /** Where pages tell how their builds fare; nowhere without it. */
  readonly outcomes?: OutcomeParts;
  /** The release API as a Fastify plugin; without it there is none. */
  readonly releaseApi?: (app: FastifyInstance) => Promise<void>;
  /** Builds that every page tries before the published ones; for development. */
  readonly overrides?: Overrides;
  readonly config: RuntimeConfig;
  /** Whether an address may name a language that is not offered (`?lang=xx`); default: no. */
  readonly previewLanguages?: boolean;
  /** Address of mail for reports of weak points; default: that of the support. */
  readonly securityContact?: string;
  readonly api: FirstReplyPort;
  readonly pageLimits: PageLimits;
  /** Where pages and reports are counted; default: in this process. */
  readonly counters?: CounterStore;
  /** The device of a Cookie header, as far as a gateway has signed it; default: none is known. */
  readonly signedDevice?: (cookie: string) => string | null;
  /** Where the site is reached, without a trailing slash; default: not known. */
  readonly origin?: string | null;
  /** A clock in ms that only goes forward. */
  readonly ticks?: () => number;
  /** Whether X-Forwarded-For and -Proto of the hop before us are to be believed. */
  readonly trustProxy: boolean;
  readonly hints?: HintMode;
  /** Access log; default: none. */
  readonly log?: FastifyBaseLogger;
  /** Where the times of pages and files are counted, as `gateway_request_duration_seconds`; default: nowhere. */
  readonly metrics?: Registry;
  /** Gets defects; the visitor gets a bare status. */
  readonly onError: (error: unknown) => void;
}

const METRIC = 'gateway_request_duration_seconds';

/** A page asks for some thirty of them. */
const isFile = (pathname: string) => pathname.startsWith('/a/');

/** Pages have one route in the router and patterns of their own, also those that live builds declare. */
function patternsOf({ live }: Pick<ReleasesCache, 'live'>) {
  let from: unknown = null;
  let declared: readonly RouteTemplate[] = [];
  return ({ url, routeOptions }: FastifyRequest): string | null => {
    const pattern = routeOptions.url ?? null;
    if (pattern !== '/*') return pattern;
    const now = live();
    if (from !== now) declared = declaredRoutes(countedPages(now));
    from = now;
    const [pathname = '/'] = url.split('?');
    return matchRoute(pathname, declared)?.route.path ?? null;
  };
}

/** The gateway as a Fastify app that does not listen yet: builds, the resolution, and the HTML of every page. */
export async function createGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    ...(parts.log === undefined ? { logger: false } : { loggerInstance: parts.log }),
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    trustProxy: (_address, hop) => parts.trustProxy && hop === 0,
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.protocol === 'https'));
  });
  if (parts.log !== undefined)
    logRequests(app, { isQuiet: isFile, routeOf: patternsOf(parts.releases) });
  if (parts.metrics !== undefined) {
    measureRequests(app, parts.metrics, METRIC);
    measureKeptBack(parts.releases, parts.metrics);
  }
  const resolve = resolving(parts);
  const { counters = new MemoryCounters(parts.outcomes?.clock ?? (() => new Date())) } = parts;
  // It answers, so it lives; and what it serves it has known since it began.
  for (const path of HEALTH_PATHS) app.get(path, () => ({ status: 'ok' }));
  serveAssets(app, parts.releases);
  serveResolution(app, resolve, parts.outcomes?.onResolutionFetched);
  if (parts.outcomes !== undefined) serveOutcomes(app, parts.outcomes, counters);
  if (parts.releaseApi !== undefined) await app.register(parts.releaseApi);
  const { api, config, origin = null, ticks = () => performance.now() } = parts;
  const { productName, support } = config;
  await serveSiteFiles(app, {
    productName,
    origin,
    securityContact: parts.securityContact ?? support.email ?? config.grievanceOfficer.email,
    clock: parts.outcomes?.clock ?? (() => new Date()),
  });
  await serveSearchFiles(app, {
    api,
    productName,
    origin,
    declaredPaths: () => searchedAddresses(parts.releases.live()),
    ticks,
  });
  const noDevice = () => null;
  servePages(app, {
    ...parts,
    takePage: limitPages(parts.pageLimits, counters, parts.signedDevice ?? noDevice),
    origin,
    ticks,
    onPage: parts.outcomes?.onPage ?? null,
    resolve,
    previewLanguages: parts.previewLanguages ?? false,
    hints: parts.hints ?? 'off',
  });
  app.setErrorHandler((error: Partial<FastifyError>, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) parts.onError(error);
    return reply
      .code(status)
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send(`${status}\n`);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('404\n'),
  );
  await app.ready();
  return app;
}

function resolving({ releases, resolve = resolveStable, overrides = {} }: GatewayParts) {
  return async (visit: Visit): Promise<Resolved> => {
    const resolved = await resolve(visit, releases);
    return { ...resolved, resolution: withOverrides(resolved.resolution, overrides) };
  };
}

/** An address that cannot be decoded, with its `%` as themselves: the page then says that it leads nowhere. */
function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [pathname = '', ...search] = url.split('?');
  return [isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25'), ...search].join('?');
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Counts the units whose live build this gateway cannot serve, because files of it are missing. */
function measureKeptBack(releases: Pick<ReleasesCache, 'live'>, metrics: Registry): void {
  const gauge = new Gauge({
    name: 'gateway_units_kept_back',
    help: 'Units whose live build lacks files, so that an earlier one is served',
    labelNames: ['unit'],
    registers: [],
    collect() {
      this.reset();
      for (const { unit } of releases.live().keptBack) this.set({ unit }, 1);
    },
  });
  metrics.registerMetric(gauge);
}

/**
 * What is live for the device that asks, the same that its next page gets. Open pages ask now and then; the answer that
 * they have already costs no body. `onResolutionFetched` gives the Set-Cookie line by which the page's further reports are known.
 */
function serveResolution(
  app: FastifyInstance,
  resolve: (visit: Visit) => Promise<Resolved>,
  onResolutionFetched: ((request: FastifyRequest, known: KnownDevice) => string) | null = null,
): void {
  app.get('/resolution.json', async (request, reply) => {
    const { resolution, cookies, known } = await resolve(visitOf(request));
    const renewed =
      known?.isKnown === true ? (onResolutionFetched?.(request, known) ?? null) : null;
    const setCookies = renewed === null ? cookies : [...cookies, renewed];
    const body = JSON.stringify(resolution);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie', etag });
    if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(body);
  });
}
