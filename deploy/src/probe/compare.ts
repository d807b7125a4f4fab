import type { ProbeFinding } from 'shared-contracts/calls/release-probes';

/** What one look at a page found, with one of the two builds. */
export type Seen = Pick<ProbeFinding, 'kind' | 'what'>;

/** Findings that a probe stores; of a page that breaks in a loop there are thousands. */
const MOST = 50;
/** Characters of one finding: the console of a page may be long. */
const LONGEST = 300;

/** A finding without what differs from one load to the next: numbers, ids, ports, build ids and hashes. */
function comparable({ kind, what }: Seen): string {
  return `${kind} ${what.replaceAll(/[0-9a-f]{8,}|\d+/gi, '#')}`;
}

/** What the candidate shows and the stable build on the same stage does not. */
export function onlyOfCandidate(candidate: readonly Seen[], stable: readonly Seen[]): Seen[] {
  const known = new Set(stable.map(comparable));
  const kept = new Map<string, Seen>();
  for (const one of candidate) {
    const words = comparable(one);
    if (!known.has(words) && !kept.has(words)) kept.set(words, one);
  }
  return [...kept.values()];
}

/** What two looks with the same build have in common: a probe finds what always fails. */
export function inBoth(one: readonly Seen[], other: readonly Seen[]): Seen[] {
  const again = new Set(other.map(comparable));
  return one.filter((seen) => again.has(comparable(seen)));
}

/** Findings as they are stored: one line each, no more than a person reads. */
export function storedFindings(findings: readonly ProbeFinding[]): ProbeFinding[] {
  return findings.slice(0, MOST).map(({ what, ...one }) => ({
    ...one,
    what: what.replaceAll(/\s+/g, ' ').slice(0, LONGEST),
  }));
}
