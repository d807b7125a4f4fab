import { nextStep, promote, stepCanary } from '../registry/canary-changes.ts';
import { rollback, type Change } from '../registry/changes.ts';
import type { Canary } from '../registry/live-unit.ts';
import type { Verdict } from './verdict.ts';

/** A change of what is live, with its reason for the history. */
export interface Decision {
  readonly what: 'rolled back' | 'widened' | 'promoted';
  readonly why: string;
  readonly change: Change;
}

/** What a verdict means for a canary; null for one that stays as it is. `at` is ISO. */
export function decide(
  unit: string,
  canary: Canary,
  verdict: Verdict,
  at: string,
): Decision | null {
  const name = `${unit} ${canary.build}`;
  const { action, why } = verdict;
  if (action === 'hold') return null;
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
