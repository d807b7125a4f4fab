import type { ContractPair } from 'shared-contracts/calls/release-board';
import { checkGate, type LiveBuild } from '../gate/check-gate.ts';
import type { Finding } from '../gate/finding.ts';
import { sentenceOf } from '../gate/report.ts';
import type { ArtifactStore } from '../registry/artifact-store.ts';
import type { Live } from '../registry/live-unit.ts';
import { buildsBeside } from './ask-gate.ts';

/**
 * The contract matrix: every build that devices get now, against the live builds of every other unit, as the gate compares
 * them. Builds that are only fallbacks are compared with, and have no row of their own.
 */
export async function contractPairs(artifacts: ArtifactStore, live: Live): Promise<ContractPair[]> {
  const beside = await buildsBeside(artifacts, live);
  return beside.flatMap((candidate) => {
    const { track, artifact } = candidate;
    if (track === 'lastKnownGood') return [];
    const findings = checkGate([artifact], beside);
    const { unit, build } = artifact;
    return unitsOf(beside).map((other): ContractPair => {
      const here = findings.filter(
        (one) => (one.beside?.unit ?? unit) === other && !isOfReplacing(one, unit),
      );
      const isRefused = here.some(({ weight }) => weight === 'refusal');
      const fit = isRefused ? 'refusal' : here.length > 0 ? 'warning' : 'fits';
      return { unit, build, track, beside: other, fit, what: here.map(sentenceOf) };
    });
  });
}

/** What a canary loses of its own stable build; a stable build loses nothing of itself. */
function isOfReplacing({ beside, candidate }: Finding, unit: string): boolean {
  return beside?.unit === unit && beside.build === candidate.build;
}

function unitsOf(beside: readonly LiveBuild[]): string[] {
  return [...new Set(beside.map(({ artifact }) => artifact.unit))].toSorted();
}
