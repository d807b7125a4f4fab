import { createServer } from 'node:http';
import { readConfig, runtimeConfigOf } from 'api/config';
import { guardConnections, REQUEST_TIMES } from 'api/connections';
import { runUntilStopped } from 'api/entry';
import { stopServer } from 'api/graceful-stop';
import { joinAsGateway } from 'api/join-as-gateway';
import { listen } from 'api/listen';
import { createLog } from 'api/log';
import { createMetrics, listenForMetrics } from 'api/metrics';
import { gatewaySecretOf } from 'api/persisted-secret';
import { startDashboard } from '../dashboard/serve-dashboard.ts';
import { releaseApi } from '../release-api/release-api.ts';
import { releaseManagersOverHttp } from '../release-api/release-managers-over-http.ts';
import { openSiteCanary } from '../site/site-canary.ts';
import { openSiteReleases, registryOpener, siteReleaseActions } from '../site/site-releases.ts';
import { overHttp } from './api-ports.ts';
import { createGateway } from './gateway.ts';

// The gateway without the API: it reads the same environment, and API_ADDRESS or API_ORIGIN says where the API is.
await runUntilStopped(async () => {
  const config = readConfig(process.env);
  const log = createLog(config);
  const metrics = createMetrics();
  const opener = registryOpener(config, (err) =>
    log.warn({ err }, 'lost a connection to the release registry'),
  );
  const shared = await joinAsGateway(config, { clock: () => new Date(), log });
  const releases = await openSiteReleases(config, opener, [], log, { news: shared.releaseNews });
  const onError = (error: unknown) => log.error(error, 'the gateway failed');
  const secret = await gatewaySecretOf(config);
  const accounts = releaseManagersOverHttp(config.apiAddress, secret);
  const actions = await siteReleaseActions(config, releases, onError, accounts);
  const canary = openSiteCanary({
    releases,
    secret: actions.secret,
    isSole: config.registryDatabaseUrl === null,
    needsProbe: config.needsProbe,
    log,
    metrics,
  });
  const gateway = await createGateway({
    releases: releases.cache,
    resolve: canary.resolve,
    outcomes: canary.outcomes,
    signedDevice: canary.signedDevice,
    pageLimits: config.pageLimits,
    origin: config.webOrigins[0] ?? null,
    counters: shared.counters,
    releaseApi: releaseApi(actions, { counters: shared.counters }),
    config: runtimeConfigOf(config),
    previewLanguages: config.previewLanguages,
    api: overHttp(config.apiAddress, secret),
    trustProxy: config.trustProxy,
    log,
    metrics,
    onError,
  });
  const server = createServer(REQUEST_TIMES, (request, response) =>
    gateway.routing(request, response),
  );
  guardConnections(server, { config, log });
  const url = await listen(server, config);
  const dashboard = await startDashboard(
    { actions, counters: shared.counters, trustProxy: config.trustProxy, log },
    config,
  );
  const shown =
    config.metricsPort === null
      ? null
      : await listenForMetrics(metrics, config.host, config.metricsPort);
  process.stdout.write(`${url}\n`);
  return {
    close: async () => {
      await stopServer(server);
      await dashboard?.close();
      if (shown !== null) await stopServer(shown);
      await gateway.close();
      await shared.close();
      await canary.close();
      await releases.close();
    },
  };
});
