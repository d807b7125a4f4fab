import type { CounterStore } from 'api/counter-store';
import { MemoryCounters } from 'api/memory-counters';
import { networkOf } from 'api/network-address';
import { sendProblem } from 'api/send-problem';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { getReleaseBoard } from 'shared-contracts/calls/release-board';
import { collectBuilds } from 'shared-contracts/calls/release-builds';
import {
  getReleaseStatus,
  listGenerations,
  listReleaseAudit,
  verifyReleases,
} from 'shared-contracts/calls/release-desk';
import {
  createReleaseToken,
  listReleaseTokens,
  revokeReleaseToken,
} from 'shared-contracts/calls/release-tokens';
import { releaseSentence } from 'shared-contracts/i18n/release-messages';
import { missingFiles } from '../registry/build-files.ts';
import * as collect from '../registry/collect-builds.ts';
import { buildsInUse } from '../registry/live-unit.ts';
import { admit, nameOf, refuseBound, refuseTaken, unitsOf } from './authorize.ts';
import { boardReader, judgedCanaries } from './read-board.ts';
import type { ReleaseActions } from './release-actions.ts';
import { ReleaseRefusal, refusalOf } from './release-refusal.ts';
import { serveBuilds } from './serve-builds.ts';
import { serveCall } from './serve-call.ts';
import { serveChanges } from './serve-changes.ts';
import { serveProbes } from './serve-probes.ts';
import { serveSignIns } from './serve-sign-ins.ts';

const MINUTE_MS = 60_000;
/** Requests a minute from one address; a build is a request for every file and copy. */
const PER_MINUTE = 3000;
/** Requests a minute from one address without the right token. */
const STRANGERS_PER_MINUTE = 30;

/** Where the release API is served. */
export interface ReleaseApiPlace {
  /** Default: in this process. */
  readonly counters?: CounterStore;
  /** Whether pages of the same origin may call it: those of the dashboard may, members' pages never. */
  readonly hasOwnPages?: boolean;
}

/**
 * The release API below `/releases/api/`: 401 without the token, also for unknown paths. A plugin, so that its errors
 * and content types stay its own.
 */
export function releaseApi(
  actions: ReleaseActions,
  { counters = new MemoryCounters(actions.clock), hasOwnPages = false }: ReleaseApiPlace = {},
): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    const spend = async (whose: 'all' | 'stranger', most: number, address: string) => {
      const key = `release-calls-of-${whose}:${address}`;
      const waitMs = await counters.take(key, { most, windowMs: MINUTE_MS });
      if (waitMs === null) return;
      const retryAfter = Math.ceil(waitMs / 1000);
      throw new ReleaseRefusal(429, 'request.tooMany', 'Too many requests.', { retryAfter });
    };

    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const address = networkOf(request.ip);
      await spend('all', PER_MINUTE, address);
      refuseOtherPages(request, hasOwnPages);
      const isOpen = request.routeOptions.config.isOpen === true;
      if (!isOpen && (await admit(request, actions))) return;
      await spend('stranger', STRANGERS_PER_MINUTE, address);
      if (isOpen) return;
      throw new ReleaseRefusal(
        401,
        'auth.required',
        'The release token is missing, wrong or past its end: sign in with "mfctl login", or use RELEASE_TOKEN, the content of release-token in the data folder, or one of "mfctl token create".',
      );
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const known = refusalOf(error);
      if (known === null) actions.onError(error);
      const refusal = known ?? new ReleaseRefusal(500, 'server.error', 'Something broke here.');
      sendProblem(refusal, releaseSentence(refusal.code), request, reply);
    });
    serveRecords(app, actions);
    serveBuilds(app, actions);
    serveChanges(app, actions);
    serveProbes(app, actions);
    serveTokens(app, actions);
    serveSignIns(app, actions);
    app.all('/releases/api/*', () => {
      throw new ReleaseRefusal(404, 'route.unknown', 'There is no such call.');
    });
  };
}

/**
 * Refuses browsers, but for the dashboard's own page: a script injected into a members' page can neither sign in nor
 * release, whatever token it was given. Browsers set both headers themselves, and tools set none.
 */
function refuseOtherPages({ headers }: FastifyRequest, hasOwnPages: boolean): void {
  const { origin, 'sec-fetch-site': from } = headers;
  const isPage = origin !== undefined || from !== undefined;
  if (!isPage || (hasOwnPages && from === 'same-origin')) return;
  throw new ReleaseRefusal(
    403,
    'release.foreignPage',
    'Pages of this site cannot release: use the dashboard at its own address, or mfctl.',
  );
}

/** Tokens of people and build servers; a token that is bound to units sees none of this. */
function serveTokens(app: FastifyInstance, actions: ReleaseActions): void {
  serveCall(app, listReleaseTokens, async (_input, request) => {
    refuseBound(request);
    const { tokens } = await actions.registry();
    const data = (await tokens.list()).map(({ name, units, madeAt, madeBy, expiresAt }) => ({
      name,
      units: units === null ? null : [...units],
      madeAt: madeAt.toISOString(),
      madeBy,
      expiresAt: expiresAt.toISOString(),
    }));
    return { data };
  });

  serveCall(app, createReleaseToken, async ({ body: { name, units, hours } }, request) => {
    refuseBound(request);
    refuseTaken(name);
    const { tokens, audit } = await actions.registry();
    const by = nameOf(request);
    const { token } = await tokens.create({ name, units, hours, by });
    await audit.recordDone({ by, action: 'token.create', subject: { name, units, hours } });
    return { data: { token } };
  });

  serveCall(app, revokeReleaseToken, async ({ body: { name } }, request) => {
    refuseBound(request);
    const { tokens, audit } = await actions.registry();
    if (!(await tokens.revoke(name))) {
      throw new ReleaseRefusal(409, 'release.refused', `There is no token of ${name}.`);
    }
    await audit.recordDone({ by: nameOf(request), action: 'token.revoke', subject: { name } });
    return { data: { name } };
  });
}

/** What was, what is, who did it, and whether all of it is still true. */
function serveRecords(app: FastifyInstance, actions: ReleaseActions): void {
  serveCall(app, getReleaseStatus, async () => {
    const registry = await actions.registry();
    const { artifacts, generations } = registry;
    const live = await generations.current();
    const inUse = Object.entries(live?.units ?? {}).flatMap(([unit, one]) =>
      buildsInUse(one).map((build) => ({ unit, build })),
    );
    const builds = (await artifacts.named(inUse)).toSorted(
      (one, other) => other.at.getTime() - one.at.getTime(),
    );
    const keptBack = actions.keptBack?.();
    return {
      data: {
        live,
        builds: builds.map((one) => ({ ...one, at: one.at.toISOString() })),
        canaries: await judgedCanaries(registry, live, { ...actions, now: actions.clock() }),
        ...(keptBack === undefined ? {} : { keptBack: [...keptBack] }),
      },
    };
  });

  const readBoard = boardReader();
  serveCall(app, getReleaseBoard, async ({ query: { hours } }, request) => {
    const data = await readBoard(await actions.registry(), {
      by: nameOf(request),
      ownUnits: unitsOf(request),
      hours,
      now: actions.clock(),
      needsProbe: actions.needsProbe,
      keptBack: [...(actions.keptBack?.() ?? [])],
    });
    return { data };
  });

  serveCall(app, listGenerations, async ({ query: { before, limit } }) => {
    const { generations } = await actions.registry();
    const data = await generations.list({ limit, ...(before === undefined ? {} : { before }) });
    return { data };
  });

  serveCall(app, verifyReleases, async () => {
    const { artifacts, files, generations } = await actions.registry();
    const live = await generations.current();
    const damaged: { unit: string; build: string; path: string }[] = [];
    for (const [unit, one] of Object.entries(live?.units ?? {})) {
      for (const build of buildsInUse(one)) {
        const artifact = await artifacts.find(unit, build);
        const missing = artifact === null ? [] : await missingFiles(files, artifact);
        damaged.push(...missing.map((path) => ({ unit, build, path })));
      }
    }
    const broken = await generations.verify();
    return { data: { generations: live?.generation ?? 0, broken, damaged } };
  });

  serveCall(app, listReleaseAudit, async ({ query: { limit } }) => {
    const { audit } = await actions.registry();
    const entries = await audit.list(limit);
    return { data: entries.map((one) => ({ ...one, at: one.at.toISOString() })) };
  });

  serveCall(app, collectBuilds, async ({ body: { dryRun } }, request) => {
    refuseBound(request);
    const registry = await actions.registry();
    const { found: data, more } = await collect.collectBuilds(registry, actions.clock(), dryRun);
    if (!dryRun && data.length > 0) {
      await registry.audit.recordDone({ by: nameOf(request), action: 'gc', subject: data });
    }
    return { data, more };
  });
}
