import { createServer } from 'node:http';
import { readServerConfig, runtimeConfigOf } from 'api/config';
import { guardConnections, REQUEST_TIMES } from 'api/connections';
import { stopServer } from 'api/graceful-stop';
import { listen } from 'api/listen';
import { withSandbox } from 'api/payment-sandbox/of-server';
import { gatewaySecretOf } from 'api/persisted-secret';
import { startApi, type RunningApi } from 'api/start';
import { routes } from 'shared-contracts/platform/routes';
import { buildUnits, distOf } from '../build/units.ts';
import { startDashboard } from '../dashboard/serve-dashboard.ts';
import { inProcess } from '../gateway/api-ports.ts';
import { createGateway } from '../gateway/gateway.ts';
import type { HintMode } from '../gateway/page/hints.ts';
import type { Overrides } from '../registry/overrides.ts';
import type { StayingUnit } from '../registry/publish-built.ts';
import { releaseApi } from '../release-api/release-api.ts';
import { createDispatch } from './dispatch.ts';
import { openSiteCanary } from './site-canary.ts';
import { leaveAddress } from './site-file.ts';
import {
  openSiteReleases,
  registryOpener,
  type ReleasesLog,
  siteReleaseActions,
} from './site-releases.ts';

/** How to start a whole site; `env` is the environment of `deploy/docs/configuration.md`. */
export interface SiteOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folders of builds to publish first; default: the `dist` of every unit. */
  readonly builds?: readonly string[];
  readonly hints?: HintMode;
  /** Builds that every page of this site tries before the published ones; for development. */
  readonly overrides?: Overrides;
}

/** A running site. */
export interface Site {
  /** Address for a browser, without a trailing slash. */
  readonly url: string;
  /** Address of the release dashboard; null where there is none. */
  readonly dashboardUrl: string | null;
  readonly productName: string;
  /** Password of the demo accounts, null without demo data. */
  readonly demoPassword: string | null;
  /** Whether payments are those of the sandbox, which moves no money. */
  readonly isSandbox: boolean;
  /** Units of which a released build stays live, and not the one of this checkout. */
  readonly stays: readonly StayingUnit[];
  /** Changes an account's role. */
  readonly changeRole: RunningApi['changeRole'];
  /** Makes the code by which a member of staff sets up a second factor. */
  readonly makeEnrolmentCode: RunningApi['makeEnrolmentCode'];
  /** Ends running requests, then everything behind them. */
  readonly close: () => Promise<void>;
}

/**
 * API, gateway and assets on one port, in one process. Checks without effects come first: environment, port; then the
 * database, which locks its folder; only then the registry opens and builds are published. Throws errors whose message
 * is one sentence.
 */
export async function startSite({ env, builds, hints, overrides }: SiteOptions): Promise<Site> {
  const serverConfig = readServerConfig(env);
  const dispatch = createDispatch();
  const server = createServer(REQUEST_TIMES, dispatch.handle);
  server.on('upgrade', dispatch.upgrade);
  let log: ReleasesLog | null = null;
  const warn: ReleasesLog['warn'] = (...args) => log?.warn(...args);
  guardConnections(server, { config: serverConfig, log: { warn } });
  const url = await listen(server, serverConfig);
  const closers: (() => Promise<unknown>)[] = [];
  let sockets: RunningApi['sockets'] | null = null;
  let changeRole: RunningApi['changeRole'];
  let makeEnrolmentCode: RunningApi['makeEnrolmentCode'];
  const close = async () => {
    // Open pages hear that the site stops; what is left then is cut.
    await sockets?.close();
    dispatch.endSockets();
    await stopServer(server);
    for (const one of closers.toReversed()) await one();
  };
  let stays: readonly StayingUnit[] = [];
  let isSandbox = false;
  let dashboardUrl: string | null = null;
  const opener = registryOpener(serverConfig, (err) =>
    log?.warn({ err }, 'lost a connection to the release registry'),
  );
  try {
    // Opens while the API opens its database; a failure is reported by the caller below.
    opener.registry().catch(() => 'told to whoever asks next');
    closers.push(() => opener.close());
    const payments = await withSandbox(serverConfig, url, { warn, error: warn });
    closers.push(() => payments.close());
    const { config, sandbox } = payments;
    isSandbox = sandbox !== null;
    const api = await startApi(config);
    log = api.log;
    if (payments.warning !== null) log.warn({}, payments.warning);
    ({ sockets, changeRole, makeEnrolmentCode } = api);
    closers.push(() => api.close());
    const folders = builds ?? buildUnits().map((unit) => distOf(unit));
    // Every node looks at the registry itself, so each tells its own pages.
    const tellPages = (generation: number) => api.sockets.toAll('release', { generation });
    const releases = await openSiteReleases(config, opener, folders, api.log, {
      news: api.releaseNews,
      tellPages,
    });
    closers.push(() => releases.close());
    stays = releases.stays;
    const onError = (error: unknown) => api.log.error(error, 'the gateway failed');
    const actions = await siteReleaseActions(config, releases, onError, api.releaseManagers);
    const canary = openSiteCanary({
      releases,
      secret: actions.secret,
      isSole: config.registryDatabaseUrl === null,
      needsProbe: config.needsProbe,
      log: api.log,
      metrics: api.metrics,
    });
    closers.push(() => canary.close());
    const gateway = await createGateway({
      releases: releases.cache,
      resolve: canary.resolve,
      outcomes: canary.outcomes,
      signedDevice: canary.signedDevice,
      pageLimits: config.pageLimits,
      // Without WEB_ORIGIN the site is its own, at the address where it listens.
      origin: config.webOrigins[0] ?? url,
      counters: api.counters,
      releaseApi: releaseApi(actions, { counters: api.counters }),
      config: runtimeConfigOf(config),
      securityContact: config.securityContact,
      previewLanguages: config.previewLanguages,
      api: inProcess(api.app, await gatewaySecretOf(config)),
      trustProxy: config.trustProxy,
      log: api.log,
      metrics: api.metrics,
      onError,
      ...(hints === undefined ? {} : { hints }),
      ...(overrides === undefined ? {} : { overrides }),
    });
    closers.push(() => gateway.close());
    const dashboard = await startDashboard(
      { actions, counters: api.counters, trustProxy: config.trustProxy, log: api.log },
      config,
    );
    if (dashboard !== null) {
      dashboardUrl = dashboard.url;
      closers.push(() => dashboard.close());
    }
    await api.app.ready();
    // A first request warms the cache, so that the first visitor's page has its reply.
    await gateway.inject(routes.home.href());
    closers.push(await leaveAddress(config.dataDir, url));
    dispatch.ready({
      api: (request, response) => api.app.routing(request, response),
      upgrade: (request, socket, head) => api.app.server.emit('upgrade', request, socket, head),
      gateway: (request, response) => gateway.routing(request, response),
      ...(sandbox === null ? {} : { sandbox: sandbox.handle }),
    });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    dashboardUrl,
    productName: serverConfig.productName,
    demoPassword: serverConfig.seed === 'demo' ? serverConfig.demoPassword : null,
    isSandbox,
    stays,
    changeRole,
    makeEnrolmentCode,
    close,
  };
}
