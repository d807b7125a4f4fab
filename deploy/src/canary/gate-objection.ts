import type { ArtifactStore } from '../registry/artifact-store.ts';
import type { Canary, Live } from '../registry/live-unit.ts';
import { judge } from '../release-api/ask-gate.ts';

/**
 * What the gate has against a canary that is to go further: others may have become live since it began. Null when it may
 * go on.
 */
export async function gateObjection(
  artifacts: ArtifactStore,
  live: Live,
  unit: string,
  { build }: Canary,
): Promise<string | null> {
  const artifact = await artifacts.find(unit, build);
  if (artifact === null) return null;
  const { findings } = await judge(artifacts, [artifact], live);
  return findings.find(({ weight }) => weight === 'refusal')?.what ?? null;
}
