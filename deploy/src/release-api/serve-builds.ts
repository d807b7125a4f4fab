import type { FastifyInstance } from 'fastify';
import { listBuilds } from 'shared-contracts/calls/release-builds';
import {
  announceBuild,
  checkBuilds,
  completeBuild,
  signOverride,
} from 'shared-contracts/calls/release-desk';
import { signedOverride, OVERRIDE_NAME } from '../gateway/tester-override.ts';
import { Artifact } from '../registry/artifact.ts';
import * as insert from '../registry/insert-build.ts';
import { isQuarantined, NOTHING_LIVE } from '../registry/live-unit.ts';
import { judge, publishedBuild } from './ask-gate.ts';
import { nameOf, refuseOtherUnits } from './authorize.ts';
import { refuseUnknownUnit } from './known-units.ts';
import type { ReleaseActions } from './release-actions.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import { serveCall } from './serve-call.ts';

/** Largest file of a build, in bytes. */
const FILE_BYTES = 32 * 1024 * 1024;

/** How to publish an unknown unit. */
const NEW_UNIT = 'A new one is published with --new (in a call: "new": true).';

interface FileRoute {
  Params: { unit: string; build: string; '*': string };
  Body: Buffer;
}

/** Everything about builds that does not change what is live. */
export function serveBuilds(app: FastifyInstance, actions: ReleaseActions): void {
  serveCall(app, listBuilds, async ({ query: { unit, before, limit } }) => {
    const { artifacts } = await actions.registry();
    if (unit !== undefined) await refuseUnknownUnit({ artifacts }, unit);
    const beside = before === undefined ? undefined : buildAt(before);
    const builds = await artifacts.list({ unit, beside, limit: limit + 1 });
    const shown = builds.slice(0, limit);
    const collected = await artifacts.collectedOf(shown);
    const data = shown.map((one) => ({
      ...one,
      at: one.at.toISOString(),
      ...(collected(one) ? { collected: true } : {}),
    }));
    const last = data.at(-1);
    const more = builds.length > limit && last !== undefined;
    return { data, next: more ? `${last.at} ${last.unit} ${last.build}` : null };
  });

  serveCall(app, announceBuild, async ({ body: { description, new: isNew = false } }) => {
    const artifact = describedBuild(description);
    const registry = await actions.registry();
    if (!isNew) await refuseUnknownUnit(registry, artifact.unit, NEW_UNIT);
    return { data: { missing: await insert.announceBuild(registry, artifact) } };
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
      refuseOtherUnits(request, [unit]);
      await insert.takeFile(await actions.registry(), { unit, build, path }, request.body);
      return reply.code(204).send();
    },
  );

  serveCall(app, completeBuild, async ({ params: { unit, build }, body }, request) => {
    const registry = await actions.registry();
    const by = nameOf(request);
    const { version } = await insert.completeBuild(registry, unit, build, by);
    await registry.audit.recordDone({
      by,
      action: 'build.publish',
      subject: { unit, build, version },
      detail: body.skippedChecks === true ? 'without types, lint and tests' : '',
    });
    return { data: { unit, build, version } };
  });

  serveCall(app, checkBuilds, async ({ body: { builds, descriptions = [] } }) => {
    const { artifacts, generations } = await actions.registry();
    const candidates = descriptions.map(describedBuild);
    for (const { unit, build } of builds) {
      candidates.push(await publishedBuild(artifacts, unit, build));
    }
    const live = (await generations.current()) ?? NOTHING_LIVE;
    return { data: await judge(artifacts, candidates, live) };
  });

  serveCall(app, signOverride, async ({ body: { unit, build } }, request) => {
    const { artifacts, audit, generations } = await actions.registry();
    await publishedBuild(artifacts, unit, build);
    if (isQuarantined((await generations.current()) ?? NOTHING_LIVE, unit, build)) {
      throw new ReleaseRefusal(
        409,
        'release.refused',
        `Build ${build} of ${unit} is in quarantine: nobody gets it, testers neither.`,
      );
    }
    await audit.recordDone({
      by: nameOf(request),
      action: 'override.sign',
      subject: { unit, build },
    });
    const signed = signedOverride(actions.secret, unit, build, actions.clock());
    return { data: { query: `?${OVERRIDE_NAME}=${signed}` } };
  });
}

function describedBuild(description: unknown): Artifact {
  const parsed = Artifact.safeParse(description);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  const sentence = 'The description does not describe a build: see its fields.';
  throw new ReleaseRefusal(400, 'request.unreadable', sentence, { errors });
}

/** The build that a cursor names, whose form the call has checked. */
function buildAt(cursor: string): { at: Date; unit: string; build: string } {
  const [at = '', unit = '', build = ''] = cursor.split(' ');
  return { at: new Date(at), unit, build };
}
