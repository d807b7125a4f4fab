import type { Fault, Outcome, Phase, UnitOutcome } from 'shared-contracts/calls/releases';

type Unit = UnitOutcome['unit'];

/** How the builds of this page fare: one outcome for each unit, that of the build which it got first. */
export interface PageOutcomes {
  /** A build's code is fetched, and runs as soon as it is there: long before anybody can say that it is ready. */
  tried(unit: Unit, build: string): void;
  /** The build of a unit whose code was fetched last; '' before any. */
  triedBuild(unit: Unit): string;
  ready(unit: Unit, build: string, ms: number): void;
  /** `isLast`: nothing takes the build's place. */
  failed(unit: Unit, build: string, phase: Phase, isLast: boolean): void;
  /** A place of the page needs this unit; one that was merely fetched ahead is not reported. */
  wanted(unit: Unit): void;
  /** A call of this unit's page was answered with a server's failure, or in words that the build does not know. */
  apiFailed(unit: Unit): void;
  /**
   * Something is wrong with a build that runs on the page; `build` absent: the one that was tried. The console says it with
   * its `detail`, of which nothing is reported.
   */
  faulty(unit: Unit, fault: Fault, detail: unknown, build?: string): void;
  /** The page before in this tab did not end, with this build on it: whatever this page has of the unit is another matter. */
  ended(unit: Unit, build: string): void;
  /** The shell broke, and with it the page: whatever ran on it may have done that, fetched ahead or not. */
  died(shellBuild: string): void;
  /** What was not reported yet, or is worse than what was. */
  take(): UnitOutcome[];
  /** Calls when there is something to tell; `isFailure` when it is worth a hurry. */
  onNews(listener: (isFailure: boolean) => void): void;
}

/** From best to worst; the contract's own list is not worth bringing its schemas onto every page. */
const RANK: Readonly<Record<Outcome, number>> = {
  ready: 1,
  api_failed: 2,
  faulty: 3,
  fell_back: 4,
  crashed: 5,
};
/** Longer than this, the page was put aside (ms; the contract's LONGEST_READY). */
const LONGEST = 120_000;

export function createPageOutcomes(): PageOutcomes {
  const outcomes = new Map<Unit, UnitOutcome>();
  const reported = new Map<Unit, number>();
  const tried = new Map<Unit, string>();
  const places = new Set<Unit>(['shell']);
  const said = new Set<string>();
  let before: UnitOutcome | null = null;
  let isDead = false;
  let listener: (isFailure: boolean) => void = () => undefined;

  const note = (next: UnitOutcome): void => {
    const known = outcomes.get(next.unit);
    if (known !== undefined && RANK[known.outcome] >= RANK[next.outcome]) return;
    // A gateway of an earlier release does not say which shell this is.
    if (next.build === '') return;
    // The first build is the one that the page was given; those that take its place are not judged by it.
    outcomes.set(next.unit, { ...next, build: known?.build ?? next.build });
    if (places.has(next.unit)) listener(next.outcome !== 'ready');
  };
  const ranOnDeadPage = (unit: Unit, build: string): void => {
    places.add(unit);
    note({ unit, build, outcome: 'crashed', phase: 'page' });
  };

  return {
    tried: (unit, build) => void tried.set(unit, build),
    triedBuild: (unit) => tried.get(unit) ?? '',
    ready(unit, build, ms) {
      if (isDead) return ranOnDeadPage(unit, build);
      note({ unit, build, outcome: 'ready', ms: Math.min(LONGEST, Math.max(0, Math.round(ms))) });
    },
    failed(unit, build, phase, isLast) {
      if (isDead) places.add(unit);
      note({ unit, build, outcome: isLast ? 'crashed' : 'fell_back', phase });
    },
    wanted(unit) {
      if (places.has(unit)) return;
      places.add(unit);
      const known = outcomes.get(unit);
      if (known !== undefined) listener(known.outcome !== 'ready');
    },
    died(shellBuild) {
      isDead = true;
      note({ unit: 'shell', build: shellBuild, outcome: 'crashed', phase: 'render' });
      // Loops, here and below: what kills a page may have taken the methods of lists with it.
      for (const { unit, build, outcome } of outcomes.values()) {
        // A place may have been about to ask for what failed already.
        places.add(unit);
        if (RANK[outcome] < RANK.fell_back) ranOnDeadPage(unit, build);
      }
      for (const [unit, build] of tried) {
        if (!outcomes.has(unit)) ranOnDeadPage(unit, build);
      }
    },
    apiFailed(unit) {
      const known = outcomes.get(unit);
      if (known !== undefined) note({ unit, build: known.build, outcome: 'api_failed' });
    },
    faulty(unit, fault, detail, build = outcomes.get(unit)?.build ?? tried.get(unit) ?? '') {
      const words = `fault of ${unit}: ${fault}`;
      if (!said.has(words)) console.warn(words, detail);
      said.add(words);
      // What took another build's place is not judged.
      if (build !== (outcomes.get(unit)?.build ?? build)) return;
      places.add(unit);
      note({ unit, build, outcome: 'faulty', phase: fault });
    },
    ended(unit, build) {
      before = { unit, build, outcome: 'faulty', phase: 'silent' };
      listener(true);
    },
    take() {
      const news: UnitOutcome[] = [];
      if (before !== null) news[0] = before;
      before = null;
      for (const one of outcomes.values()) {
        if (!places.has(one.unit) || RANK[one.outcome] <= (reported.get(one.unit) ?? 0)) continue;
        reported.set(one.unit, RANK[one.outcome]);
        news[news.length] = one;
      }
      return news;
    },
    onNews: (next) => void (listener = next),
  };
}
