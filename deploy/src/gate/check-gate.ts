import type { Artifact } from '../registry/artifact.ts';
import { buildBreaches, isSilent } from './build-rules.ts';
import { eventBreaches, unheard } from './event-rules.ts';
import { nameOf, type Breach, type Finding } from './finding.ts';
import { losses } from './losses.ts';
import { shellBreaches } from './shell-rules.ts';

/** A build that pages may get today, and as what. */
export interface LiveBuild {
  readonly artifact: Artifact;
  readonly track: 'stable' | 'canary' | 'lastKnownGood';
}

/**
 * Everything that speaks against making builds live, one of them or several at once (a train). Every candidate is
 * compared with every live build of every other unit, in both directions; candidates also with each other. Live builds
 * of units that change along only warn: a page may still fall back to them. No refusal: the candidates may go.
 */
export function checkGate(candidates: readonly Artifact[], live: readonly LiveBuild[]): Finding[] {
  const changing = new Set(candidates.map(({ unit }) => unit));
  return candidates.flatMap((candidate, index) => {
    const finding = findingsOf(candidate);
    const others = live.filter(({ artifact }) => artifact.unit !== candidate.unit);
    const staying = others
      .map(({ artifact }) => artifact)
      .filter(({ unit }) => !changing.has(unit));
    const together = candidates.filter(({ unit }) => unit !== candidate.unit);
    const page = [...staying, ...together];
    const stable = live.find(
      ({ artifact, track }) => artifact.unit === candidate.unit && track === 'stable',
    );
    return [
      ...finding('refusal', null, buildBreaches(candidate)),
      ...(isSilent(candidate)
        ? finding('warning', null, [{ kind: 'build.silent', breaks: candidate, values: {} }])
        : []),
      ...others.flatMap(({ artifact }) =>
        finding(
          changing.has(artifact.unit) ? 'warning' : 'refusal',
          artifact,
          breachesOf(candidate, artifact),
        ),
      ),
      // Each pair of candidates once.
      ...candidates
        .slice(index + 1)
        .flatMap((other) =>
          other.unit === candidate.unit
            ? []
            : finding('refusal', other, breachesOf(candidate, other)),
        ),
      ...silentEvents(candidate, page, stable?.artifact, finding),
      ...(stable === undefined
        ? []
        : finding('warning', stable.artifact, losses(candidate, stable.artifact, page))),
    ];
  });
}

/** True when nothing speaks against it. */
export function mayGo(findings: readonly Finding[]): boolean {
  return findings.every(({ weight }) => weight !== 'refusal');
}

type ToFindings = (
  weight: Finding['weight'],
  beside: Artifact | null,
  breaches: Breach[],
) => Finding[];

function findingsOf(candidate: Artifact): ToFindings {
  return (weight, beside, breaches) =>
    breaches.map(({ kind, breaks, values }) => ({
      kind,
      weight,
      candidate: nameOf(candidate),
      beside: beside === null ? null : nameOf(beside),
      breaks: nameOf(breaks),
      values,
    }));
}

/** What breaks when two builds are on one page. */
function breachesOf(one: Artifact, other: Artifact): Breach[] {
  return [
    ...(isShell(one) ? shellBreaches(one, other) : []),
    ...(isShell(other) ? shellBreaches(other, one) : []),
    ...eventBreaches(one, other),
    ...eventBreaches(other, one),
    ...takenSlices(one, other),
  ];
}

function takenSlices(one: Artifact, other: Artifact): Breach[] {
  const held = ({ contract }: Artifact) =>
    contract === null ? [] : [...contract.slices.brings, ...Object.keys(contract.slices.offers)];
  const both = held(one).filter((slice) => held(other).includes(slice));
  return both.map((slice) => ({ kind: 'slice.taken', breaks: one, values: { slice } }));
}

/** Events that nobody would send any more: those that the candidate waits for, and those that only its unit sent. */
function silentEvents(
  candidate: Artifact,
  page: readonly Artifact[],
  stable: Artifact | undefined,
  finding: ToFindings,
): Finding[] {
  if (page.length === 0) return [];
  const senders = [...page, candidate];
  const ended = new Set(Object.keys(stable?.contract?.events.emits ?? {}));
  const silent = (listener: Artifact) =>
    unheard(listener, senders).map((event): Breach => ({
      kind: 'event.silent',
      breaks: listener,
      values: { event },
    }));
  return [
    ...finding('refusal', null, silent(candidate)),
    ...page.flatMap((listener) =>
      finding(
        'refusal',
        listener,
        silent(listener).filter(({ values }) => ended.has(String(values['event']))),
      ),
    ),
  ];
}

/** A shell has no entry: the page starts it itself. */
function isShell({ entry }: Artifact): boolean {
  return entry === null;
}
