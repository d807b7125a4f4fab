import * as z from 'shared-contracts/schema';

/** A build that a small part of the devices gets. */
export const Canary = z.object({
  build: z.string(),
  /** Random: a new rollout draws a new cohort. */
  rollout: z.string(),
  /** Share of the devices in hundredths of a percent; 10,000 is everybody. */
  basisPoints: z.number(),
  /** Devices (`cid`) that always get it. */
  allow: z.array(z.string()),
  /** Shares that it passes through, in basis points, growing. */
  steps: z.array(z.number()),
  state: z.enum(['running', 'paused']),
  /** ISO times: of the rollout, and of the step that it is on. */
  startedAt: z.string(),
  stepSince: z.string(),
  /** Sessions that a step has to see before the next one. */
  minSessions: z.number(),
});
export type Canary = z.infer<typeof Canary>;

/** What is live of one unit. */
export const LiveUnit = z.object({
  /** The build that everybody else gets. */
  stable: z.string(),
  /** Earlier stable builds, newest first. */
  previous: z.array(z.string()),
  canary: z.nullable(Canary),
});
export type LiveUnit = z.infer<typeof LiveUnit>;

/** A build that is served no more. */
export const Quarantined = z.object({ unit: z.string(), build: z.string(), why: z.string() });
export type Quarantined = z.infer<typeof Quarantined>;

/** One change of what is live. `hash` covers everything here and the hash of the generation before, so that history cannot be edited unseen. */
export const Generation = z.object({
  generation: z.number(),
  /** ISO time of the change. */
  at: z.string(),
  /** A release manager's name, or `controller`. */
  by: z.string(),
  why: z.string(),
  units: z.record(z.string(), LiveUnit),
  quarantined: z.array(Quarantined),
  /** The hash of the generation before. */
  forerunner: z.nullable(z.string()),
  hash: z.string(),
});
export type Generation = z.infer<typeof Generation>;
