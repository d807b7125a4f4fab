import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, runtimeConfigOf } from 'api/config';
import { stopServer } from 'api/graceful-stop';
import { listen } from 'api/listen';
import { buildUnits, distOf } from '../../../src/build/units.ts';
import { lookOnce } from '../../../src/canary/controller.ts';
import { soleLeader } from '../../../src/canary/leadership.ts';
import { readEvidence } from '../../../src/canary/read-evidence.ts';
import { createGateway } from '../../../src/gateway/gateway.ts';
import { resolvePerDevice } from '../../../src/gateway/resolve-per-device.ts';
import { startCanary } from '../../../src/registry/canary-changes.ts';
import { insertBuild } from '../../../src/registry/insert-build.ts';
import type { Canary, Generation } from '../../../src/registry/live-unit.ts';
import { openSiteReleases, registryOpener } from '../../../src/site/site-releases.ts';
import { outcomeParts } from '../../../src/telemetry/outcome-parts.ts';
import { recordObservations } from '../../../src/telemetry/record-observations.ts';
import { createTelemetry } from '../../../src/telemetry/telemetry.ts';
import { fragileBuild } from './fragile-build.ts';

/** A gateway over the real builds, with a canary of one remote at 10 %. */
export interface CanarySite {
  readonly url: string;
  readonly canary: Pick<Canary, 'build' | 'rollout' | 'basisPoints'>;
  readonly stableBuild: string;
  /** Writes what pages have told, lets the controller look once, and says what is live then. */
  readonly look: () => Promise<Generation>;
  readonly close: () => Promise<void>;
}

/** The controller looks when it is asked to, so that no test waits for its clock. There is no API behind the pages. */
export async function canarySite(remote: string): Promise<CanarySite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saptapadi-canary-'));
  const clock = () => new Date();
  const onError = (error: unknown) => {
    throw error;
  };
  const config = readConfig({ DATA_DIR: dataDir, SEED: 'none' });
  const opener = registryOpener(config, onError);
  const builds = buildUnits().map((unit) => distOf(unit));
  const log = { warn: () => undefined, info: () => undefined };
  const { cache, close } = await openSiteReleases(config, opener, builds, log);
  const registry = await opener.registry();
  const { build } = await insertBuild(registry, await fragileBuild(dataDir, remote), 'test');
  const canary = { build, rollout: randomUUID(), basisPoints: 1000 };
  const { generation, units } = cache.live().generation;
  const start = { ...canary, startedAt: clock().toISOString() };
  await registry.generations.change(generation, 'test', 'a canary', (live) =>
    startCanary(live, remote, start),
  );
  await cache.refresh();

  const telemetry = createTelemetry({
    clock,
    write: (observations) => recordObservations(registry.db, observations),
    onError,
  });
  const secret = randomUUID();
  const gateway = await createGateway({
    releases: cache,
    resolve: resolvePerDevice(secret),
    outcomes: outcomeParts(telemetry, cache, secret, clock),
    config: runtimeConfigOf(config),
    api: () => Promise.reject(new Error('there is no API here')),
    pageLimits: { perDevice: 1_000_000, perAddress: 1_000_000 },
    trustProxy: true,
    onError,
  });
  const server = createServer((request, response) => gateway.routing(request, response));
  return {
    url: await listen(server, { host: '127.0.0.1', port: 0 }),
    canary,
    stableBuild: units[remote]?.stable ?? '',
    look: async () => {
      await telemetry.flush();
      await lookOnce({
        generations: registry.generations,
        evidence: (unit, one, now) => readEvidence({ db: registry.db, unit, canary: one, now }),
        leadership: soleLeader,
        clock,
        onChange: () => cache.refresh(),
      });
      return cache.live().generation;
    },
    close: async () => {
      await stopServer(server);
      await gateway.close();
      await telemetry.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
