import type { Registry } from 'prom-client';
import { canaryObjection } from '../canary/canary-objection.ts';
import { lookOnce, type ControllerParts } from '../canary/controller.ts';
import { leaderByLock, soleLeader, type Leadership } from '../canary/leadership.ts';
import { readEvidence } from '../canary/read-evidence.ts';
import type { GatewayParts } from '../gateway/gateway.ts';
import { signedDevice } from '../gateway/known-device.ts';
import { resolvePerDevice } from '../gateway/resolve-per-device.ts';
import { LOCKS } from '../registry/advisory-locks.ts';
import { forgetCounts } from '../telemetry/count-store.ts';
import { outcomeParts } from '../telemetry/outcome-parts.ts';
import { forgetClaims, recordObservations } from '../telemetry/record-observations.ts';
import { releaseMetrics } from '../telemetry/release-metrics.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';
import type { ReleasesLog, SiteReleases } from './site-releases.ts';

/** A running controller. */
interface Controller {
  /** Ends the looking, waits for the look that goes on, and gives up the lead. */
  close(): Promise<void>;
}

interface RunParts extends ControllerParts {
  /** A look that failed; the next one tries again. */
  readonly onError: (error: unknown) => void;
  /** Calls `run` after a while, once; returns the way to call it off. */
  readonly later?: (run: () => void) => () => void;
}

/** Time between two looks, in ms. */
const LOOK_MS = 15_000;

/** What a site's gateway needs to give builds by cohort, and to hear how they fare. */
export interface SiteCanary extends Required<
  Pick<GatewayParts, 'resolve' | 'outcomes' | 'signedDevice'>
> {
  close(): Promise<void>;
}

export interface SiteCanaryParts {
  readonly releases: SiteReleases;
  /** Signs the links of testers, devices and pages; the same on every node. */
  readonly secret: string;
  /** The registry's database lies in the data folder: this process is the only one. */
  readonly isSole: boolean;
  /** Whether builds have to be probed before they go further than a first step. */
  readonly needsProbe: boolean;
  readonly log: ReleasesLog;
  readonly metrics: Registry;
}

const HOUR_MS = 60 * 60 * 1000;
/** Counts are kept for five weeks: a dashboard shows a month. */
const KEPT_MS = 35 * 24 * HOUR_MS;

/** Counts what pages tell, judges canaries by it, and carries the judgement out. */
export function openSiteCanary({
  releases,
  secret,
  isSole,
  needsProbe,
  log,
  metrics,
}: SiteCanaryParts): SiteCanary {
  const { registry, cache } = releases;
  const clock = () => new Date();
  const measured = releaseMetrics(metrics);
  const onError = oncePerFault((err) => log.warn({ err }, 'the canary controller has to wait'));
  const telemetry = createTelemetry({
    clock,
    write: async (observations) => {
      const { outcomes } = await recordObservations((await registry()).db, observations);
      measured.count(outcomes);
    },
    onError,
  });
  const controller = runController({
    generations: {
      current: async () => (await registry()).generations.current(),
      change: async (...change) => (await registry()).generations.change(...change),
    },
    evidence: async (unit, canary, now) =>
      readEvidence({ db: (await registry()).db, unit, canary, now }),
    objection: async (...canary) => canaryObjection(await registry(), needsProbe)(...canary),
    leadership: isSole ? soleLeader : electedLeader(registry),
    clock,
    onChange: async (_generation, unit, { what, why }) => {
      measured.acted(unit, what);
      log.info(`the canary controller: ${why}`);
      await cache.refresh();
    },
    onError,
  });
  const forgetting = setInterval(() => {
    const before = new Date(Date.now() - KEPT_MS);
    registry()
      .then(async ({ db }) => {
        await forgetCounts(db, before);
        await forgetClaims(db, clock());
      })
      .catch(onError);
  }, HOUR_MS).unref();
  return {
    resolve: resolvePerDevice(secret),
    signedDevice: signedDevice(secret),
    outcomes: outcomeParts(telemetry, cache, secret, clock),
    close: async () => {
      clearInterval(forgetting);
      await controller.close();
      await telemetry.close();
    },
  };
}

/** Stands for election as soon as the registry is there. */
function electedLeader(registry: SiteReleases['registry']): Leadership {
  let elected: Leadership | null = null;
  return {
    leads: async () => {
      elected ??= leaderByLock((await registry()).db, LOCKS.controller);
      return elected.leads();
    },
    resign: async () => elected?.resign(),
  };
}

/** A registry that stays away is said once, not every few seconds. */
function oncePerFault(tell: (error: unknown) => void): (error: unknown) => void {
  let last = '';
  return (error) => {
    const fault = error instanceof Error ? error.message : String(error);
    if (fault !== last) tell(error);
    last = fault;
  };
}

/** Looks again and again, each time a while after the last look has ended. */
export function runController(parts: RunParts): Controller {
  const later = parts.later ?? afterLookTime;
  let closed = false;
  let looking: Promise<void> = Promise.resolve();
  let callOff = later(next);

  function next(): void {
    looking = lookOnce(parts)
      .catch(parts.onError)
      .then(() => {
        if (!closed) callOff = later(next);
      });
  }

  return {
    async close() {
      closed = true;
      callOff();
      await looking;
      // A database that is away has no lead to give up.
      await parts.leadership.resign().catch(parts.onError);
    },
  };
}

function afterLookTime(run: () => void): () => void {
  const timer = setTimeout(run, LOOK_MS).unref();
  return () => clearTimeout(timer);
}
