import type { BrowserContext } from 'playwright';
import type { ProbeFinding } from 'shared-contracts/calls/release-probes';
import { inBoth, onlyOfCandidate, storedFindings } from './compare.ts';
import { openPage, type Depth, type Look } from './open-page.ts';
import { asWords, planOf, type Pass, type Visit } from './plan.ts';
import type { ProbeResult } from './probe-store.ts';
import type { Stage } from './stage.ts';

/** Pages that are open at once: most of a look is waiting. */
const AT_ONCE = 4;
/** Milliseconds and factor by which a candidate may be slower in the median: the machine may be busy. */
const SLOWER_MS = 1000;
const SLOWER = 2;
/** Bytes and factor by which a page may weigh more of the unit's own files. */
const HEAVIER_BYTES = 40_000;
const HEAVIER = 1.3;

/** What measures alone need. */
const QUICK: Depth = { isJudgedByAxe: false, isWatched: false };

/** What a probe may cost, and what its clock shows in ms. */
export interface ProbeLimits {
  /** When no further look begins. */
  readonly endsAt: number;
  readonly now: () => number;
}

type Found = Pick<ProbeResult, 'verdict' | 'findings' | 'cut' | 'figures'>;

/** Opens everything that a plan has time for, and keeps what the candidate alone does wrong. */
export async function probeBuild(
  stage: Stage,
  stableBuild: string,
  { endsAt, now }: ProbeLimits,
): Promise<Found> {
  const { candidate } = stage;
  const { unit, build, contract } = candidate;
  const declared = Object.values(contract?.declared ?? {});
  const findings: ProbeFinding[] = [];
  const cut: string[] = [];
  const pairs: { candidate: Look; stable: Look }[] = [];

  const look = async (visit: Visit, isCandidate: boolean, depth: Depth): Promise<Look> => {
    const context: BrowserContext = await stage.enter(visit.role, isCandidate);
    try {
      const expected = isCandidate
        ? { unit, build, other: stableBuild }
        : { unit, build: stableBuild, other: build };
      return await openPage(context, stage.url, visit, expected, depth);
    } finally {
      await context.close();
    }
  };
  const compare = async (visit: Visit, isJudgedByAxe: boolean, isMeasured: boolean) => {
    const depth = { isJudgedByAxe, isWatched: true };
    const first = await look(visit, true, depth);
    const isClean = first.seen.length === 0;
    if (isClean && !isMeasured) return;
    const stable = await look(visit, false, isClean ? QUICK : depth);
    pairs.push({ candidate: first, stable });
    let only = onlyOfCandidate(first.seen, stable.seen);
    if (first.ended !== stable.ended)
      only.push({ kind: 'left', what: `ends at ${first.ended}, stable at ${stable.ended}` });
    if (only.length > 0) {
      const second = await look(visit, true, depth);
      const again = onlyOfCandidate(second.seen, stable.seen);
      if (second.ended !== stable.ended)
        again.push({ kind: 'left', what: `ends at ${second.ended}, stable at ${stable.ended}` });
      only = inBoth(only, again);
    }
    findings.push(...only.map((one) => ({ ...one, where: visit.path, as: asWords(visit) })));
  };

  for (const pass of planOf(unit, declared, stage.places)) {
    const queue = [...pass.visits];
    const worker = async () => {
      while (now() < endsAt) {
        const visit = queue.shift();
        if (visit === undefined) return;
        await compare(visit, pass.name !== 'languages on a desk', pass.name === 'pages');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (queue.length === 0) continue;
    cut.push(cutWords(pass, queue.length));
    // A pass without a look at each page would be a guess.
    if (pass.name === 'pages' && findings.length === 0)
      throw new Error(`the time was over, not looked at: ${cutWords(pass, queue.length)}`);
  }

  const figures = figuresOf(pairs);
  findings.push(...heavierOrSlower(figures));
  const isPassed = findings.length === 0;
  return {
    verdict: isPassed ? 'passed' : 'failed',
    findings: storedFindings(findings),
    cut,
    figures,
  };
}

function cutWords({ name, visits }: Pass, left: number): string {
  return `${name}: ${left} of ${visits.length} visits`;
}

function figuresOf(pairs: readonly { candidate: Look; stable: Look }[]): Found['figures'] {
  const middle = (numbers: readonly number[]) =>
    Math.round(numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0);
  const of = (measure: (look: Look) => number) => ({
    candidate: middle(pairs.map(({ candidate }) => measure(candidate))),
    stable: middle(pairs.map(({ stable }) => measure(stable))),
  });
  return {
    'pages compared': { candidate: pairs.length, stable: pairs.length },
    'bytes of its files on a page, median': of(({ bytes }) => bytes),
    'ms until a page shows something, median': of(({ ms }) => ms),
  };
}

/** A median over all pages that were compared: one slow page is the machine. */
function heavierOrSlower(figures: Found['figures']): ProbeFinding[] {
  const findings: ProbeFinding[] = [];
  const everywhere = { where: 'all pages', as: 'everyone' };
  for (const [name, { candidate, stable }] of Object.entries(figures)) {
    const what = `${name}: ${candidate}, stable ${stable}`;
    if (
      name.startsWith('bytes') &&
      candidate > stable * HEAVIER &&
      candidate > stable + HEAVIER_BYTES
    )
      findings.push({ ...everywhere, kind: 'weight', what });
    if (name.startsWith('ms') && candidate > stable * SLOWER && candidate > stable + SLOWER_MS)
      findings.push({ ...everywhere, kind: 'time', what });
  }
  return findings;
}
