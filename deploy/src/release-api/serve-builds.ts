import type { FastifyInstance } from 'fastify';
import {
  announceBuild,
  checkBuilds,
  completeBuild,
  listBuilds,
  signOverride,
} from 'shared-contracts/calls/release-desk';
import { signedOverride, OVERRIDE_NAME } from '../gateway/tester-override.ts';
import { Artifact } from '../registry/artifact.ts';
import * as insert from '../registry/insert-build.ts';
import { isQuarantined, NOTHING_LIVE } from '../registry/live-unit.ts';
import { judge, publishedBuild } from './ask-gate.ts';
import { nameOf } from './authorize.ts';
import { DeskRefusal } from './desk-refusal.ts';
import type { Desk } from './desk.ts';
import { refuseUnknownUnit } from './known-units.ts';
import { serveCall } from './serve-call.ts';

/** Largest file of a build, in bytes. */
const FILE_BYTES = 32 * 1024 * 1024;

interface FileRoute {
  Params: { unit: string; build: string; '*': string };
  Body: Buffer;
}

/** Everything about builds that does not change what is live. */
export function serveBuilds(app: FastifyInstance, desk: Desk): void {
  serveCall(app, listBuilds, async ({ query: { unit } }) => {
    const { artifacts } = await desk.registry();
    const builds = await artifacts.list(unit);
    return { data: builds.map((one) => ({ ...one, at: one.at.toISOString() })) };
  });

  serveCall(app, announceBuild, async ({ body: { description, new: isNew = false } }) => {
    const parsed = Artifact.safeParse(description);
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => ({
        path: path.join('.'),
        message,
      }));
      const sentence = 'The description does not describe a build: see its fields.';
      throw new DeskRefusal(400, 'request.unreadable', sentence, { errors });
    }
    const registry = await desk.registry();
    if (!isNew) await refuseUnknownUnit(registry, parsed.data.unit);
    return { data: { missing: await insert.announceBuild(registry, parsed.data) } };
  });

  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.put<FileRoute>(
    '/releases/api/builds/:unit/:build/files/*',
    { bodyLimit: FILE_BYTES },
    async (request, reply) => {
      const { unit, build, '*': path } = request.params;
      await insert.takeFile(await desk.registry(), { unit, build, path }, request.body);
      return reply.code(204).send();
    },
  );

  serveCall(app, completeBuild, async ({ params: { unit, build } }, request) => {
    const registry = await desk.registry();
    const by = nameOf(request);
    const { version } = await insert.completeBuild(registry, unit, build, by);
    await registry.audit.record({
      by,
      action: 'build.publish',
      subject: { unit, build, version },
      result: 'done',
      generation: null,
      detail: '',
    });
    return { data: { unit, build, version } };
  });

  serveCall(app, checkBuilds, async ({ body: { builds } }) => {
    const { artifacts, generations } = await desk.registry();
    const candidates: Artifact[] = [];
    for (const { unit, build } of builds) {
      candidates.push(await publishedBuild(artifacts, unit, build));
    }
    const live = (await generations.current()) ?? NOTHING_LIVE;
    return { data: await judge(artifacts, candidates, live) };
  });

  serveCall(app, signOverride, async ({ body: { unit, build } }, request) => {
    const { artifacts, audit, generations } = await desk.registry();
    await publishedBuild(artifacts, unit, build);
    if (isQuarantined((await generations.current()) ?? NOTHING_LIVE, unit, build)) {
      throw new DeskRefusal(
        409,
        'release.refused',
        `Build ${build} of ${unit} is in quarantine: nobody gets it, testers neither.`,
      );
    }
    await audit.record({
      by: nameOf(request),
      action: 'override.sign',
      subject: { unit, build },
      result: 'done',
      generation: null,
      detail: '',
    });
    return { data: { query: `?${OVERRIDE_NAME}=${signedOverride(desk.secret, unit, build)}` } };
  });
}
