import type { GateFinding } from 'shared-contracts/calls/release-desk';
import type { Probe } from 'shared-contracts/calls/release-probes';
import type { ArtifactStore } from '../registry/artifact-store.ts';
import { newlyNamed, type Canary, type Live } from '../registry/live-unit.ts';
import type { RegistryDatabase } from '../registry/registry-tables.ts';
import { findProbe } from './probe-store.ts';

/** Findings that a line of a terminal names. */
const NAMED = 2;

/** A probe in a few words: `the probe found 3 faults: error at /blogs (visitor, en, 390 px): …`. */
export function probeInWords(probe: Probe | null): string {
  if (probe === null) return 'not probed';
  const { verdict, accepted } = probe;
  const found = verdict === 'failed' ? foundInWords(probe) : 'not probed';
  if (verdict === 'passed') return `probe passed in ${Math.round(probe.ms / 1000)} s`;
  return accepted === null ? found : `accepted by ${accepted.by} (${accepted.why}): ${found}`;
}

function foundInWords({ findings }: Probe): string {
  const named = findings
    .slice(0, NAMED)
    .map(({ kind, where, as, what }) => `${kind} at ${where} (${as}): ${what}`);
  const more = findings.length > NAMED ? `; and ${findings.length - NAMED} more` : '';
  return `the probe found ${findings.length} ${findings.length === 1 ? 'fault' : 'faults'}: ${named.join('; ')}${more}`;
}

function isGood(probe: Probe | null): boolean {
  return probe !== null && (probe.verdict === 'passed' || probe.accepted !== null);
}

/**
 * Why a canary stays at its first step; null when its build passed, was accepted, or a release manager has widened it by
 * hand already.
 */
export async function probeObjection(
  db: RegistryDatabase,
  unit: string,
  { build, steps, basisPoints }: Canary,
): Promise<string | null> {
  if (basisPoints > (steps[0] ?? 0)) return null;
  const probe = await findProbe(db, unit, build);
  return isGood(probe) ? null : probeInWords(probe);
}

/** Builds that a change gives to devices although a probe found them faulty, and no one accepted that. */
export async function failedProbes(
  { db, artifacts }: { readonly db: RegistryDatabase; readonly artifacts: ArtifactStore },
  before: Live,
  after: Live,
): Promise<GateFinding[]> {
  const findings: GateFinding[] = [];
  for (const { unit, build } of newlyNamed(before, after)) {
    const probe = await findProbe(db, unit, build);
    if (probe?.verdict !== 'failed' || isGood(probe)) continue;
    const owner = (await artifacts.find(unit, build))?.owner ?? unit;
    findings.push({
      weight: 'refusal',
      unit,
      build,
      owner,
      what: `${unit} ${build}: ${probeInWords(probe)}`,
    });
  }
  return findings;
}
