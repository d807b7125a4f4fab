import type { Outcome, Phase, UnitOutcome } from 'shared-contracts/calls/releases';
import type { Candidate } from 'shared-contracts/platform/resolution';
import { givenBuilds, type Device, type Given } from '../gateway/device-resolution.ts';
import type { OpenedPage } from '../gateway/page-token.ts';
import { SHELL_UNIT, type Live } from '../registry/live-unit.ts';

/** An outcome that is believed: of a build that this page was given, on the track that the server knows. */
export interface AcceptedOutcome {
  readonly unit: string;
  readonly build: string;
  readonly track: Candidate['track'];
  readonly outcome: Outcome;
  readonly phase: Phase | '';
  readonly ms: number;
  /** Whether a session with it counts as failed. */
  readonly failed: boolean;
}

/** A canary has so long until stable takes its place; stable, which may be waited for, is measured by the same (ms). */
const SLOW_MS = 4000;

/** What of a report is believed. The browser names builds; whether it has them, and on which track, is decided here. */
export function acceptOutcomes(
  live: Live,
  device: Device,
  page: OpenedPage,
  outcomes: readonly UnitOutcome[],
): readonly AcceptedOutcome[] {
  const reported: AcceptedOutcome[] = [];
  for (const { unit, build, outcome, phase = '', ms = 0 } of outcomes) {
    const given = givenBuilds(live, unit, device).find((one) => one.build === build);
    const twice = reported.some((one) => one.unit === unit && one.build === build);
    if (given === undefined || twice || phase === 'remotes' || !page.has(unit, build)) continue;
    const isSlow = unit !== SHELL_UNIT && ms > SLOW_MS;
    const failed = outcome !== 'ready' || isSlow;
    reported.push({ unit, ...given, outcome, phase: isSlow ? 'slow' : phase, ms, failed });
  }
  const shell = givenBuilds(live, SHELL_UNIT, device).find((one) =>
    page.has(SHELL_UNIT, one.build),
  );
  return withBlameOfShell(withDeathOfPage(reported), shell);
}

/**
 * Where the shell breaks, the whole page is gone, and any code on it may have done that: it counts against every remote
 * that was ready there, whatever its track, so that both are measured alike. What its own fault broke keeps that.
 */
function withDeathOfPage(reported: readonly AcceptedOutcome[]): readonly AcceptedOutcome[] {
  const died = reported.some(({ unit, outcome }) => unit === SHELL_UNIT && outcome === 'crashed');
  if (!died) return reported;
  return reported.map((one): AcceptedOutcome =>
    one.failed ? one : { ...one, outcome: 'crashed', phase: 'page', failed: true },
  );
}

/**
 * A shell that breaks its remotes is ready itself, and they get the blame. So where a remote's stable build breaks, the
 * shell of that page counts as failed too: it shows only where it happens more often than with the other shell.
 */
function withBlameOfShell(
  reported: readonly AcceptedOutcome[],
  shell: Given | undefined,
): readonly AcceptedOutcome[] {
  const breaks = reported.some(
    ({ unit, track, outcome, phase }) =>
      unit !== SHELL_UNIT &&
      track === 'stable' &&
      phase !== 'page' &&
      (outcome === 'faulty' || outcome === 'fell_back' || outcome === 'crashed'),
  );
  const failsItself = reported.some(({ unit, failed }) => unit === SHELL_UNIT && failed);
  if (!breaks || shell === undefined || failsItself) return reported;
  const others = reported.filter(({ unit }) => unit !== SHELL_UNIT);
  const blamed: AcceptedOutcome = {
    unit: SHELL_UNIT,
    ...shell,
    ms: 0,
    outcome: 'fell_back',
    phase: 'remotes',
    failed: true,
  };
  return [...others, blamed];
}
