import { REMOTES } from 'shared-contracts/platform/routes';
import { ReleaseDesk } from '../site/release-desk.ts';
import type { SiteUnderTest } from '../site/site-under-test.ts';
import { readCanary, type CanaryUnit } from './canary-folders.ts';

/** Whose first script is as built, or spoilt. */
export type CanaryForm = 'whole' | 'spoilt';

/** The second builds of all units, published and live for nobody but a tester. */
export interface PublishedCanaries {
  /** What a tester's browser keeps as its cookie `mf`. */
  readonly overrideOf: (unit: CanaryUnit, form: CanaryForm) => string;
}

/** Publishes the second builds on a site; once is enough for all its tests. */
export async function publishCanaries(site: SiteUnderTest): Promise<PublishedCanaries> {
  const desk = await ReleaseDesk.open(site);
  const overrides = new Map<string, string>();
  for (const unit of ['shell', ...REMOTES] as const) {
    for (const form of ['whole', 'spoilt'] as const) {
      const canary = await readCanary(unit, form);
      await desk.publish(canary);
      overrides.set(`${unit} ${form}`, await desk.overrideOf(unit, canary.artifact.build));
    }
  }
  await desk.close();
  return { overrideOf: (unit, form) => overrides.get(`${unit} ${form}`) ?? '' };
}
