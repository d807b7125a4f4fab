import * as z from 'shared-contracts/schema';
import { Generation } from '../domain/live-unit.ts';
import { defineCall } from './call.ts';
import { Name, PublishedBuild, UnitBuild } from './release-builds.ts';
import { OUTCOMES, PHASES } from './releases.ts';
import { dataOf } from './schemas.ts';

/** Counted sessions, and how many of them failed. */
const Tally = z.object({ sessions: z.number(), failed: z.number() });

/** What the rule decides of a canary at this moment, and the counts that this is about. */
export const JudgedCanary = z.object({
  ...UnitBuild,
  action: z.enum(['rollBack', 'advance', 'hold']),
  /** Such as `holds: 214 of 300 sessions; 1 of 214 failed, stable 3 of 9,120`. */
  words: z.string(),
  /** Such as `not probed` or `probe passed in 41 s`; absent where builds need no probe. */
  probe: z.optional(z.string()),
  seen: z.object({ canary: Tally, stable: Tally }),
});
export type JudgedCanary = z.infer<typeof JudgedCanary>;

/** Hours that a board looks back: counts are kept for five weeks. */
export const BOARD_HOURS = ['1', '6', '24', '168'] as const;
export type BoardHours = (typeof BOARD_HOURS)[number];

/** A span of time in which sessions of one build were counted. */
export const SessionSpan = z.object({
  /** ISO time at which it begins. */
  from: z.string(),
  build: z.string(),
  track: z.enum(['stable', 'canary', 'lastKnownGood']),
  ...Tally.shape,
});
export type SessionSpan = z.infer<typeof SessionSpan>;

/** Reports of one kind that were not `ready`, of one build. */
export const FailureGroup = z.object({
  build: z.string(),
  track: z.enum(['stable', 'canary', 'lastKnownGood', 'override']),
  outcome: z.enum(OUTCOMES),
  phase: z.union([z.enum(PHASES), z.literal('')]),
  /** Reports, and the sessions that they came from. */
  reports: z.number(),
  sessions: z.number(),
  /** ISO minutes of the first and the last report. */
  first: z.string(),
  last: z.string(),
  /** The build of the unit that reported this first, in the same span of time. */
  firstBuild: z.string(),
});
export type FailureGroup = z.infer<typeof FailureGroup>;

/** One line of the history of a unit: a change, or an attempt that was refused. */
export const BoardChange = z.object({
  at: z.string(),
  by: z.string(),
  what: z.string(),
  /** Null for an attempt. */
  generation: z.nullable(z.number()),
  result: z.enum(['done', 'refused', 'lost']),
});
export type BoardChange = z.infer<typeof BoardChange>;

/** A build of a unit that pages may get, with what it says of itself. */
export const BoardBuild = z.object({
  ...PublishedBuild.shape,
  owner: z.string(),
  commit: z.nullable(z.string()),
  /** Bytes in brotli before the build shows anything, and what its team allows. */
  budget: z.nullable(z.object({ early: z.number(), limit: z.nullable(z.number()) })),
});
export type BoardBuild = z.infer<typeof BoardBuild>;

export const BoardUnit = z.object({
  unit: Name,
  builds: z.array(BoardBuild),
  /** Builds that were stable before and can be served, newest first: what a rollback falls back to. */
  older: z.array(z.string()),
  verdict: z.nullable(JudgedCanary),
  spans: z.array(SessionSpan),
  failures: z.array(FailureGroup),
  history: z.array(BoardChange),
});
export type BoardUnit = z.infer<typeof BoardUnit>;

/** How a live build gets on with the live builds of another unit; `what` is empty where they fit. */
export const ContractPair = z.object({
  ...UnitBuild,
  track: z.enum(['stable', 'canary']),
  /** The other unit; the unit itself for what concerns the build alone. */
  beside: Name,
  fit: z.enum(['fits', 'warning', 'refusal']),
  what: z.array(z.string()),
});
export type ContractPair = z.infer<typeof ContractPair>;

export const getReleaseBoard = defineCall({
  method: 'GET',
  path: '/releases/api/board',
  access: 'releases',
  summary: 'What the person on call sees of the units that a token releases',
  query: z.object({ hours: z._default(z.enum(BOARD_HOURS), '6') }),
  reply: dataOf(
    z.object({
      /** ISO time of this server. */
      at: z.string(),
      /** Whose token it is, and the units that it releases; null for all. */
      by: z.string(),
      ownUnits: z.nullable(z.array(z.string())),
      /** What is live of these units; null before the first release. */
      live: z.nullable(Generation),
      /** Length of a span, in minutes. */
      spanMinutes: z.number(),
      units: z.array(BoardUnit),
      pairs: z.array(ContractPair),
      /** Units whose live build lacks files at this gateway, with the build that it serves instead. */
      keptBack: z.array(z.object({ ...UnitBuild, served: z.nullable(Name) })),
    }),
  ),
  fails: { 400: 'request.unreadable', 503: 'release.away' },
});
export type ReleaseBoard = z.infer<typeof getReleaseBoard.reply>['data'];
