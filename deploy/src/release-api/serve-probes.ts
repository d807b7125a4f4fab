import type { FastifyInstance } from 'fastify';
import { acceptProbe, getProbe } from 'shared-contracts/calls/release-probes';
import * as store from '../probe/probe-store.ts';
import { nameOf, refuseOtherUnits } from './authorize.ts';
import { refuseUnknownBuild } from './known-builds.ts';
import type { ReleaseActions } from './release-actions.ts';
import { serveCall } from './serve-call.ts';

/** What probes found, and the decision of a person to let a build go further anyway. */
export function serveProbes(app: FastifyInstance, actions: ReleaseActions): void {
  serveCall(app, getProbe, async ({ params: { unit, build } }, request) => {
    const registry = await actions.registry();
    refuseOtherUnits(request, [unit]);
    await refuseUnknownBuild(registry, unit, build);
    return { data: await store.findProbe(registry.db, unit, build) };
  });

  serveCall(app, acceptProbe, async ({ params: { unit, build }, body: { why } }, request) => {
    const registry = await actions.registry();
    const { db, audit } = registry;
    refuseOtherUnits(request, [unit]);
    await refuseUnknownBuild(registry, unit, build);
    const by = nameOf(request);
    await store.acceptProbe(db, { unit, build, by, why }, actions.clock());
    await audit.recordDone({ by, action: 'probe.accept', subject: { unit, build }, detail: why });
    const data = await store.findProbe(db, unit, build);
    if (data === null) throw new Error(`the acceptance of ${unit} ${build} was not stored`);
    return { data };
  });
}
