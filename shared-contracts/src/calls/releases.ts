import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/** How a unit fared on one page, from best to worst; a page tells again only what is worse than before. */
export const OUTCOMES = ['ready', 'api_failed', 'faulty', 'fell_back', 'crashed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * What is wrong with a build that runs (`faulty`): an error that nothing caught; nothing visible where its page stands; the
 * top bar or the page's main button hidden or covered; `undefined`, `NaN` or a placeholder on screen; something that the
 * content security policy refused; 1.5 s without an answer; calls without end, or that the server does not know; another
 * site that a script led to; a function of the browser that it replaced, or storage that it emptied; a page that ended
 * without a word, because it hung; a page that loads itself again and again.
 */
export const FAULTS = [
  'error',
  'blank',
  'covered',
  'text',
  'refused',
  'busy',
  'calls',
  'left',
  'meddled',
  'silent',
  'loop',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Where a build failed: its scripts did not come, or not in time; it is no remote as agreed; it broke on screen; the whole
 * page broke while it ran there; or one of the faults above. `remotes` is the server's own word for a shell on whose page
 * another unit failed.
 */
export const PHASES = ['load', 'slow', 'contract', 'render', 'page', 'remotes', ...FAULTS] as const;
export type Phase = (typeof PHASES)[number];

/** The shell and its remotes at once, and as many again for what got worse. */
export const OUTCOME_BATCH = 20;

/** Longest time until ready that is believed, in ms: who waited longer had put the page aside. */
export const LONGEST_READY = 120_000;

/** How one build fared on one page: neither who, nor where, nor when by the browser's clock. */
export const UnitOutcome = z.object({
  /** Also one that the contracts do not name; the gateway counts builds that it has given to the device. */
  unit: z.string().check(z.regex(/^(?:shell|mf-[a-z0-9-]{1,60})$/)),
  build: z.string().check(z.minLength(1), z.maxLength(80)),
  outcome: z.enum(OUTCOMES),
  phase: z.optional(z.enum(PHASES)),
  /** From the moment it was wanted until it was ready, in ms. */
  ms: z.optional(z.number().check(z.nonnegative(), z.maximum(LONGEST_READY))),
});
export type UnitOutcome = z.infer<typeof UnitOutcome>;

/**
 * Ours: one outcome per page and unit, to the gateway; the track is the server's to say, from the device's cookie. Who
 * reports is known by cookies alone. Units that the gateway does not know are left out, and the others count.
 */
export const recordRemoteOutcomes = defineCall({
  method: 'POST',
  path: '/releases/outcomes',
  access: 'public',
  summary: 'Record how the builds of a page fared',
  body: z.object({
    outcomes: z.array(UnitOutcome).check(z.minLength(1), z.maxLength(OUTCOME_BATCH)),
  }),
  reply: dataOf(z.object({ recorded: z.number() })),
  fails: { 429: 'request.tooMany' },
});
