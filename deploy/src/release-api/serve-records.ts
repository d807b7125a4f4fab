import type { FastifyInstance } from 'fastify';
import { collectBuilds } from 'shared-contracts/calls/release-builds';
import {
  getReleaseStatus,
  listGenerations,
  listReleaseAudit,
  verifyReleases,
} from 'shared-contracts/calls/release-desk';
import { missingFiles } from '../registry/build-files.ts';
import * as collect from '../registry/collect-builds.ts';
import { buildsInUse } from '../registry/live-unit.ts';
import { nameOf, refuseBound } from './authorize.ts';
import type { ReleaseActions } from './release-actions.ts';
import { serveCall } from './serve-call.ts';

/** What was, what is, who did it, and whether all of it is still true. */
export function serveRecords(app: FastifyInstance, actions: ReleaseActions): void {
  serveCall(app, getReleaseStatus, async () => {
    const { artifacts, generations } = await actions.registry();
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
        ...(keptBack === undefined ? {} : { keptBack: [...keptBack] }),
      },
    };
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
        damaged.push(...missing.map(({ path }) => ({ unit, build, path })));
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
      await registry.audit.record({
        by: nameOf(request),
        action: 'gc',
        subject: data,
        result: 'done',
        generation: null,
        detail: '',
      });
    }
    return { data, more };
  });
}
