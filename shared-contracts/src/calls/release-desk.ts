import * as z from 'shared-contracts/schema';
import { Generation } from '../domain/live-unit.ts';
import { defineCall } from './call.ts';
import { getReleaseBoard, JudgedCanary } from './release-board.ts';
import { collectBuilds, listBuilds, Name, PublishedBuild, UnitBuild } from './release-builds.ts';
import { acceptProbe, getProbe } from './release-probes.ts';
import { signInToRelease, signOutOfRelease } from './release-sign-in.ts';
import { createReleaseToken, listReleaseTokens, revokeReleaseToken } from './release-tokens.ts';
import { dataOf } from './schemas.ts';

/** What every change says: on which generation it was decided (absent: the newest), and why. */
const decided = {
  expected: z.optional(z.int().check(z.nonnegative())),
  why: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
};

/** A share of the devices in hundredths of a percent. */
const BasisPoints = z.int().check(z.minimum(0), z.maximum(10_000));

const CHANGE_FAILS = {
  400: 'request.unreadable',
  404: 'release.unknownBuild',
  409: 'release.refused',
  412: 'release.race',
  422: 'release.gate',
  503: 'release.away',
} as const;

/** What a change of what is live comes back with. */
const changed = {
  access: 'releases',
  /** `unchanged`: all of it was live already, and this is the generation that was there. */
  reply: z.object({ data: Generation, unchanged: z.optional(z.literal(true)) }),
  fails: CHANGE_FAILS,
} as const;

/** Something that would break, or should be known, if a build became live. */
export const GateFinding = z.object({
  weight: z.enum(['refusal', 'warning']),
  /** The build that breaks, and the team to talk to about it. */
  ...UnitBuild,
  owner: z.string(),
  what: z.string(),
});
export type GateFinding = z.infer<typeof GateFinding>;

export const getReleaseStatus = defineCall({
  method: 'GET',
  path: '/releases/api/status',
  access: 'releases',
  summary: 'What is live, and the builds that it names',
  /**
   * `keptBack`: units whose live build lacks files at this gateway, with the build that it serves instead. `canaries`: what
   * the rule decides of each now; absent from servers older than it.
   */
  reply: dataOf(
    z.object({
      live: z.nullable(Generation),
      builds: z.array(PublishedBuild),
      canaries: z.optional(z.array(JudgedCanary)),
      keptBack: z.optional(z.array(z.object({ ...UnitBuild, served: z.nullable(Name) }))),
    }),
  ),
  fails: { 503: 'release.away' },
});

export const listGenerations = defineCall({
  method: 'GET',
  path: '/releases/api/generations',
  access: 'releases',
  summary: 'The history of what was live, newest first',
  query: z.object({
    before: z.optional(z.coerce.number().check(z.minimum(1))),
    limit: z._default(z.coerce.number().check(z.minimum(1), z.maximum(200)), 20),
  }),
  reply: dataOf(z.array(Generation)),
  fails: { 503: 'release.away' },
});

export const announceBuild = defineCall({
  method: 'POST',
  path: '/releases/api/builds',
  access: 'releases',
  summary: 'Announce a build; its missing files are put at …/builds/{unit}/{build}/files/<path>',
  /** `new`: the unit has never been published, and that is no mistake. */
  body: z.object({ description: z.unknown(), new: z.optional(z.boolean()) }),
  reply: dataOf(z.object({ missing: z.array(z.string()) })),
  fails: {
    400: 'request.unreadable',
    404: 'release.unknownUnit',
    409: 'release.refused',
    503: 'release.away',
  },
});

export const completeBuild = defineCall({
  method: 'POST',
  path: '/releases/api/builds/{unit}/{build}/complete',
  access: 'releases',
  summary: 'Publish an announced build whose files have come; it is not live by that',
  params: z.object(UnitBuild),
  /** `skippedChecks`: types, lint and tests did not run before; the audit shows it. */
  body: z.object({ skippedChecks: z.optional(z.boolean()) }),
  reply: dataOf(z.object({ ...UnitBuild, version: z.string() })),
  fails: { 409: 'release.refused', 503: 'release.away' },
});

export const checkBuilds = defineCall({
  method: 'POST',
  path: '/releases/api/checks',
  access: 'releases',
  summary: 'What would break if these builds became live together',
  /** `descriptions`: of builds that are not published, as `artifact.json` has them. */
  body: z.object({
    builds: z.array(z.object(UnitBuild)).check(z.maxLength(50)),
    descriptions: z.optional(z.array(z.unknown()).check(z.maxLength(50))),
  }),
  /** `report` is the same for a terminal. */
  reply: dataOf(
    z.object({ mayGo: z.boolean(), findings: z.array(GateFinding), report: z.string() }),
  ),
  fails: {
    400: 'request.unreadable',
    404: 'release.unknownBuild',
    409: 'release.refused',
    503: 'release.away',
  },
});

export const runTrain = defineCall({
  ...changed,
  method: 'POST',
  path: '/releases/api/trains',
  summary: 'Make builds stable, all in one generation',
  body: z.object({
    ...decided,
    builds: z.array(z.object(UnitBuild)).check(z.minLength(1), z.maxLength(50)),
  }),
});

export const beginCanary = defineCall({
  ...changed,
  method: 'POST',
  path: '/releases/api/canaries',
  summary: 'Give a build to a part of the devices',
  body: z.object({
    ...decided,
    ...UnitBuild,
    /** Absent: the smallest step that is expected to see enough sessions within the hour. */
    basisPoints: z.optional(BasisPoints),
    steps: z.optional(z.array(BasisPoints).check(z.minLength(1), z.maxLength(20))),
    /** Devices that always get it. */
    allow: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(100))),
    minSessions: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  }),
});

export const widenCanary = defineCall({
  ...changed,
  method: 'POST',
  path: '/releases/api/canaries/{unit}/step',
  summary: 'Widen a canary to its next step, or to a share',
  params: z.object({ unit: Name }),
  body: z.object({ ...decided, basisPoints: z.optional(BasisPoints) }),
});

export const holdCanary = defineCall({
  ...changed,
  method: 'POST',
  path: '/releases/api/canaries/{unit}/pause',
  summary: 'Keep the share of a canary as it is',
  params: z.object({ unit: Name }),
  body: z.object(decided),
});

export const continueCanary = defineCall({
  ...changed,
  method: 'POST',
  path: '/releases/api/canaries/{unit}/resume',
  summary: 'Let a paused canary go on',
  params: z.object({ unit: Name }),
  body: z.object(decided),
});

export const promoteCanary = defineCall({
  ...changed,
  method: 'POST',
  path: '/releases/api/canaries/{unit}/promote',
  summary: 'Make the build of a canary the stable one',
  params: z.object({ unit: Name }),
  body: z.object(decided),
});

export const rollBack = defineCall({
  ...changed,
  method: 'POST',
  path: '/releases/api/rollbacks',
  summary:
    'End the canary of a unit, or go back to the build before; what is left goes to quarantine',
  /** `to`: go back to this build. `train`: together with all units that became stable in the same generation. */
  body: z.object({
    ...decided,
    unit: Name,
    to: z.optional(Name),
    train: z.optional(z.boolean()),
  }),
});

export const killBuild = defineCall({
  ...changed,
  /**
   * `waiting`: the registry is away, and this gateway alone has taken the build back; it records that later.
   * `untilRestart`: its disk could not be written, so that it serves the build again if it starts before that.
   */
  reply: z.extend(changed.reply, {
    waiting: z.optional(z.literal(true)),
    untilRestart: z.optional(z.literal(true)),
  }),
  method: 'POST',
  path: '/releases/api/kills',
  summary: 'Put a build into quarantine wherever it is live; the gate is not asked',
  body: z.object({ ...decided, ...UnitBuild }),
});

export const retireUnit = defineCall({
  ...changed,
  method: 'POST',
  path: '/releases/api/retirements',
  summary: 'Take a unit away: pages show that it is closed; its builds can be released again',
  body: z.object({ ...decided, unit: Name }),
});

export const pardonBuild = defineCall({
  ...changed,
  method: 'POST',
  path: '/releases/api/pardons',
  summary: 'Let a build out of quarantine',
  body: z.object({ ...decided, ...UnitBuild }),
});

export const signOverride = defineCall({
  method: 'POST',
  path: '/releases/api/overrides',
  access: 'releases',
  summary: 'A signed address query by which a tester gets a build that is not live',
  body: z.object(UnitBuild),
  reply: dataOf(z.object({ query: z.string() })),
  fails: { 404: 'release.unknownBuild', 409: 'release.refused', 503: 'release.away' },
});

export const verifyReleases = defineCall({
  method: 'GET',
  path: '/releases/api/verification',
  access: 'releases',
  summary:
    'Whether the history is whole, and the files of the builds in use are those that were published',
  reply: dataOf(
    z.object({
      generations: z.number(),
      broken: z.nullable(z.object({ generation: z.number(), why: z.string() })),
      damaged: z.array(z.object({ ...UnitBuild, path: z.string() })),
    }),
  ),
  fails: { 503: 'release.away' },
});

/** One action or attempt. */
export const AuditEntry = z.object({
  at: z.string(),
  by: z.string(),
  action: z.string(),
  subject: z.unknown(),
  result: z.enum(['done', 'refused', 'lost']),
  generation: z.nullable(z.number()),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listReleaseAudit = defineCall({
  method: 'GET',
  path: '/releases/api/audit',
  access: 'releases',
  summary: 'Who did what to releases, newest first',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.minimum(1), z.maximum(500)), 50),
  }),
  reply: dataOf(z.array(AuditEntry)),
  fails: { 503: 'release.away' },
});

/** What the release managers’ side of the gateway answers, with `Authorization: Bearer` and RELEASE_TOKEN or a token of its own table. */
export const releaseDeskCalls = [
  getReleaseStatus,
  getReleaseBoard,
  listGenerations,
  listBuilds,
  announceBuild,
  completeBuild,
  checkBuilds,
  runTrain,
  beginCanary,
  widenCanary,
  holdCanary,
  continueCanary,
  promoteCanary,
  rollBack,
  killBuild,
  retireUnit,
  pardonBuild,
  signOverride,
  getProbe,
  acceptProbe,
  verifyReleases,
  listReleaseAudit,
  collectBuilds,
  listReleaseTokens,
  createReleaseToken,
  revokeReleaseToken,
  signInToRelease,
  signOutOfRelease,
] as const;
