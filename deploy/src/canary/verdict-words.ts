import type { Compared } from './evidence.ts';
import { failingShare, type Tally } from './wilson.ts';

/** What a verdict says in the history of releases, for those who run them. */
export const verdictWords = {
  broken: (seen: string) => `at least half of the canary's sessions fail: ${seen}`,
  worse: (seen: string) => `the canary fails more than stable, beyond chance: ${seen}`,
  silent: (seen: string) => `pages with the canary do not start (no word of them): ${seen}`,
  healthy: (seen: string) => `healthy: ${seen}`,
  paused: 'paused',
  tooEarly: (minutes: number) => `${minutes} of 10 minutes of this step have passed`,
  tooFew: (sessions: number, wanted: number) => `${sessions} of ${wanted} canary sessions so far`,
  quiet: (seen: string, percent: number) =>
    `far fewer canary sessions than ${percent} % of all are told of, and silence is not success: ${seen}`,
  burst: (minutes: number) => `all sessions were told of within ${minutes} minutes`,
  suspect: (seen: string) => `may fail more than stable, not certain yet: ${seen}`,
  common: (seen: string) => `everything fails, not only the canary: ${seen}`,
};

/** Both tallies in a few words: `canary 6 of 9 failed (66.7 %), stable 1 of 240 (0.4 %)`. */
export function counts({ canary, stable }: Compared): string {
  return `canary ${count(canary)} failed (${percent(canary)}), stable ${count(stable)} (${percent(stable)})`;
}

function count({ sessions, failed }: Tally): string {
  return `${failed} of ${sessions}`;
}

function percent(tally: Tally): string {
  return `${(100 * failingShare(tally)).toFixed(1)} %`;
}
