import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { UnitBuild } from './release-builds.ts';
import { dataOf } from './schemas.ts';

/** What a probe found with a build and not with the stable one on the same stage. */
export const ProbeFinding = z.object({
  kind: z.enum(['error', 'blank', 'fellBack', 'fault', 'request', 'axe', 'weight', 'time', 'left']),
  /** Address of the page. */
  where: z.string(),
  /** Role, language and width in words, such as `visitor, mr, 390 px`. */
  as: z.string(),
  what: z.string(),
});
export type ProbeFinding = z.infer<typeof ProbeFinding>;

/** A probe of a build: `notProbed` for one that was accepted without. */
export const Probe = z.object({
  ...UnitBuild,
  at: z.string(),
  verdict: z.enum(['passed', 'failed', 'notProbed']),
  ms: z.number(),
  findings: z.array(ProbeFinding),
  /** What the time did not suffice for, such as `widths: 12 of 12 visits`. */
  cut: z.array(z.string()),
  /** Counts and measures of both builds, by name. */
  figures: z.record(z.string(), z.object({ candidate: z.number(), stable: z.number() })),
  /** Builds that it was opened beside, by unit, and the browser. */
  stage: z.object({ browser: z.string(), builds: z.record(z.string(), z.string()) }),
  accepted: z.nullable(z.object({ at: z.string(), by: z.string(), why: z.string() })),
});
export type Probe = z.infer<typeof Probe>;

export const getProbe = defineCall({
  method: 'GET',
  path: '/releases/api/probes/{unit}/{build}',
  access: 'releases',
  summary: 'What a probe found with a build; null for one that was not probed',
  params: z.object(UnitBuild),
  reply: dataOf(z.nullable(Probe)),
  fails: { 404: 'release.unknownBuild', 503: 'release.away' },
});

export const acceptProbe = defineCall({
  method: 'POST',
  path: '/releases/api/probes/{unit}/{build}/acceptance',
  access: 'releases',
  summary: 'Let a build go further that was not probed, or failed; recorded with who and why',
  params: z.object(UnitBuild),
  body: z.object({ why: z.string().check(z.minLength(1), z.maxLength(500)) }),
  reply: dataOf(Probe),
  fails: { 400: 'request.unreadable', 404: 'release.unknownBuild', 503: 'release.away' },
});
