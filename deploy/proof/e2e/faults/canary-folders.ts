import { join } from 'node:path';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { ROOT } from '../../../src/build/units.ts';
import { readArtifact, type Artifact } from '../../../src/registry/artifact.ts';

/** A build beside the live one: its folder and what it says of itself. */
export interface CanaryBuild {
  readonly folder: string;
  readonly artifact: Artifact;
}

/** Units of which there is a second build. */
export type CanaryUnit = RemoteName | 'shell';

/**
 * The folder of a unit's second build. `spoilt`: with a changed first script; a remote's cannot be parsed, the shell's
 * breaks as a test requests.
 */
export function canaryFolder(unit: CanaryUnit, form: 'whole' | 'spoilt' = 'whole'): string {
  return join(ROOT, '.cache/e2e-canaries', form, unit);
}

export async function readCanary(unit: CanaryUnit, form: 'whole' | 'spoilt'): Promise<CanaryBuild> {
  const folder = canaryFolder(unit, form);
  return { folder, artifact: await readArtifact(folder) };
}
