import type { GateFinding } from 'shared-contracts/calls/release-desk';
import { checkGate, mayGo, type LiveBuild } from '../gate/check-gate.ts';
import type { Finding } from '../gate/finding.ts';
import { reportOf, sentenceOf } from '../gate/report.ts';
import type { ArtifactStore } from '../registry/artifact-store.ts';
import type { Artifact } from '../registry/artifact.ts';
import type { Live, LiveUnit } from '../registry/live-unit.ts';
import { BuildCollected } from '../registry/registry-errors.ts';
import { unknownBuild } from './known-builds.ts';

/** What the gate says. */
export interface Verdict {
  readonly mayGo: boolean;
  readonly findings: GateFinding[];
  /** For a terminal. */
  readonly report: string;
}

/** Judges going from one state to another: every build that is newly given to devices, against all that are in use. */
export async function askGate(
  artifacts: ArtifactStore,
  before: Live,
  after: Live,
): Promise<Verdict> {
  const candidates: Artifact[] = [];
  for (const [unit, live] of Object.entries(after.units)) {
    const given = givenBuilds(before.units[unit]);
    for (const build of givenBuilds(live).filter((one) => !given.includes(one))) {
      candidates.push(await publishedBuild(artifacts, unit, build));
    }
  }
  return judge(artifacts, candidates, before);
}

/** Judges builds as if all of them became live together. */
export async function judge(
  artifacts: ArtifactStore,
  candidates: readonly Artifact[],
  live: Live,
): Promise<Verdict> {
  const beside = await buildsBeside(artifacts, live);
  const findings = checkGate(candidates, beside);
  return {
    mayGo: mayGo(findings),
    findings: findings.map(toGateFinding),
    report: reportOf(candidates, beside, findings),
  };
}

/** The description of a published build; refuses one that does not exist, or whose files were collected. */
export async function publishedBuild(
  artifacts: ArtifactStore,
  unit: string,
  build: string,
): Promise<Artifact> {
  const found = await artifacts.find(unit, build);
  if (found === null) throw await unknownBuild(artifacts, unit, build);
  if (await artifacts.isCollected(unit, build)) throw new BuildCollected(unit, build);
  return found;
}

/** Every build that a page may run now, stable first within its unit. */
export async function buildsBeside(
  artifacts: ArtifactStore,
  { units }: Live,
): Promise<LiveBuild[]> {
  const beside: LiveBuild[] = [];
  for (const [unit, { stable, canary, previous }] of Object.entries(units)) {
    const tracks: [LiveBuild['track'], string | undefined][] = [
      ['stable', stable],
      ['canary', canary?.build],
      ['lastKnownGood', previous[0]],
    ];
    for (const [track, build] of tracks) {
      const artifact = build === undefined ? null : await artifacts.find(unit, build);
      if (artifact !== null) beside.push({ artifact, track });
    }
  }
  return beside;
}

/** The builds that devices get without anything having failed. */
function givenBuilds(live: LiveUnit | undefined): string[] {
  if (live === undefined) return [];
  return live.canary === null ? [live.stable] : [live.stable, live.canary.build];
}

function toGateFinding(finding: Finding): GateFinding {
  const { unit, build } = finding.breaks;
  const owner = finding.ask.owner ?? finding.ask.unit;
  return { weight: finding.weight, unit, build, owner, what: sentenceOf(finding) };
}
