import { nextStep, promote, stepCanary } from '../registry/canary-changes.ts';
import { rollback, type Change } from '../registry/changes.ts';
import type { GenerationStore } from '../registry/generation-store.ts';
import type { Canary, Generation, Live } from '../registry/live-unit.ts';
import { GenerationRace } from '../registry/registry-errors.ts';
import type { Evidence } from './evidence.ts';
import type { Leadership } from './leadership.ts';
import { verdict, verdictForHistory, type Verdict } from './verdict.ts';

/** What a controller works with; it keeps nothing itself. */
export interface ControllerParts {
  readonly generations: Pick<GenerationStore, 'current' | 'change'>;
  readonly evidence: (unit: string, canary: Canary, now: Date) => Promise<Evidence>;
  readonly leadership: Leadership;
  readonly clock: () => Date;
  /** Why a build must not go further now, else null. Checked before every step. */
  readonly objection?: (live: Live, unit: string, canary: Canary) => Promise<string | null>;
  readonly onChange: (generation: Generation, unit: string, decision: Decision) => unknown;
}

/** Name of the controller in the history of what is live. */
export const CONTROLLER = 'controller';

/** Races that are lost to release managers in one look before it is left to the next look. */
const TRIES = 3;

/**
 * Looks at every canary once and applies the rule; does nothing unless this process leads. After a concurrent change it
 * decides again on the new state.
 */
export async function lookOnce(parts: ControllerParts): Promise<void> {
  if (!(await parts.leadership.leads())) return;
  for (let left = TRIES; ; left -= 1) {
    try {
      return await judgeAll(parts);
    } catch (error) {
      if (!(error instanceof GenerationRace)) throw error;
      if (left === 1) return;
    }
  }
}

async function judgeAll(parts: ControllerParts): Promise<void> {
  let generation = await parts.generations.current();
  for (const unit of Object.keys(generation?.units ?? {}).toSorted()) {
    const canary = generation?.units[unit]?.canary ?? null;
    if (generation === null || canary === null) continue;
    const now = parts.clock();
    const judged = await judge(parts, generation, unit, canary, now);
    const decision = decide(unit, canary, judged, now.toISOString());
    if (decision === null) continue;
    const { why, change } = decision;
    generation = await parts.generations.change(generation.generation, CONTROLLER, why, change);
    await parts.onChange(generation, unit, decision);
  }
}

/** What the rule and the gate decide of one canary at this moment. */
export async function judge(
  { evidence, objection }: Pick<ControllerParts, 'evidence' | 'objection'>,
  live: Live,
  unit: string,
  canary: Canary,
  now: Date,
): Promise<Verdict> {
  const judged = verdict(canary, await evidence(unit, canary, now), now.getTime());
  if (judged.action !== 'advance' || objection === undefined) return judged;
  const reason = await objection(live, unit, canary);
  return reason === null ? judged : { ...judged, action: 'hold', reason };
}

/** A change of what is live, with its reason for the history. */
export interface Decision {
  readonly what: 'rolled back' | 'widened' | 'promoted';
  readonly why: string;
  readonly change: Change;
}

/** What a verdict means for a canary; null for one that stays as it is. `at` is ISO. */
function decide(unit: string, canary: Canary, verdict: Verdict, at: string): Decision | null {
  const name = `${unit} ${canary.build}`;
  const { action } = verdict;
  if (action === 'hold') return null;
  const why = verdictForHistory(verdict);
  if (action === 'rollBack') {
    return {
      what: 'rolled back',
      why: `${name} rolled back: ${why}`,
      change: (live) => rollback(live, unit, why),
    };
  }
  const next = nextStep(canary);
  if (next === null) {
    return {
      what: 'promoted',
      why: `${name} promoted: ${why}`,
      change: (live) => promote(live, unit),
    };
  }
  return {
    what: 'widened',
    why: `${name} to ${next / 100} %: ${why}`,
    change: (live) => stepCanary(live, unit, at),
  };
}
