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

/** Where the second build of a unit lies, and the one whose first script is spoilt: no browser can parse a remote's, a shell's does what a test asks for. */
export function canaryFolder(unit: CanaryUnit, form: 'whole' | 'spoilt' = 'whole'): string {
  return join(ROOT, '.cache/e2e-canaries', form, unit);
}

export async function readCanary(unit: CanaryUnit, form: 'whole' | 'spoilt'): Promise<CanaryBuild> {
  const folder = canaryFolder(unit, form);
  return { folder, artifact: await readArtifact(folder) };
}
