import type { Outcome, Phase, UnitOutcome } from 'shared-contracts/calls/releases';

type Unit = UnitOutcome['unit'];

/** How the builds of this page fare: one outcome for each unit, that of the build which it got first. */
export interface PageOutcomes {
  ready(unit: Unit, build: string, ms: number): void;
  /** `isLast`: nothing takes the build's place. */
  failed(unit: Unit, build: string, phase: Phase, isLast: boolean): void;
  /** A call of this unit's page was answered with a server's failure, or in words that the build does not know. */
  apiFailed(unit: Unit): void;
  /** What has not been told yet, or is worse than what was. */
  take(): UnitOutcome[];
  /** Calls when there is something to tell; `isFailure` when it is worth a hurry. */
  onNews(listener: (isFailure: boolean) => void): void;
}

/** From best to worst; the contract's own list is not worth bringing its schemas onto every page. */
const RANK: Readonly<Record<Outcome, number>> = {
  ready: 1,
  api_failed: 2,
  fell_back: 3,
  crashed: 4,
};
/** Longer than this, somebody had put the page aside (ms; the contract's LONGEST_READY). */
const LONGEST = 120_000;

export function createPageOutcomes(): PageOutcomes {
  const outcomes = new Map<Unit, UnitOutcome>();
  const told = new Map<Unit, number>();
  let listener: (isFailure: boolean) => void = () => undefined;

  const note = (next: UnitOutcome): void => {
    const known = outcomes.get(next.unit);
    if (known !== undefined && RANK[known.outcome] >= RANK[next.outcome]) return;
    // A gateway of an earlier release does not say which shell this is.
    if (next.build === '') return;
    // The first build is the one that the page was given; those that take its place are not judged by it.
    outcomes.set(next.unit, { ...next, build: known?.build ?? next.build });
    listener(next.outcome !== 'ready');
  };

  return {
    ready: (unit, build, ms) =>
      note({ unit, build, outcome: 'ready', ms: Math.min(LONGEST, Math.max(0, Math.round(ms))) }),
    failed: (unit, build, phase, isLast) =>
      note({ unit, build, outcome: isLast ? 'crashed' : 'fell_back', phase }),
    apiFailed(unit) {
      const known = outcomes.get(unit);
      if (known !== undefined) note({ unit, build: known.build, outcome: 'api_failed' });
    },
    take() {
      const news = [...outcomes.values()].filter(
        ({ unit, outcome }) => RANK[outcome] > (told.get(unit) ?? 0),
      );
      for (const { unit, outcome } of news) told.set(unit, RANK[outcome]);
      return news;
    },
    onNews: (next) => void (listener = next),
  };
}
