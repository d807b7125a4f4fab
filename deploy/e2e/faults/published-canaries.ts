import { REMOTES } from 'shared-contracts/routes';
import { test as base } from '../fixtures/test.ts';
import { ReleaseDesk } from '../site/release-desk.ts';
import { readCanary, type CanaryUnit } from './canary-builds.ts';

/** Whose entry a browser can parse, or not. */
export type CanaryForm = 'whole' | 'unparsable';

/** The second builds of all units, published and live for nobody but a tester. */
export interface PublishedCanaries {
  /** What a tester's browser keeps as its cookie `mf`. */
  readonly overrideOf: (unit: CanaryUnit, form: CanaryForm) => string;
}

/** Browser tests beside published canaries; they are published once for all tests of a run. */
export const test = base.extend<object, { readonly canaries: PublishedCanaries }>({
  canaries: [
    // Playwright reads what a fixture needs off this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const desk = await ReleaseDesk.open();
      const overrides = new Map<string, string>();
      for (const unit of ['shell', ...REMOTES] as const) {
        for (const form of ['whole', 'unparsable'] as const) {
          if (unit === 'shell' && form === 'unparsable') continue;
          const canary = await readCanary(unit, form);
          await desk.publish(canary);
          overrides.set(`${unit} ${form}`, await desk.overrideOf(unit, canary.artifact.build));
        }
      }
      await desk.close();
      await use({ overrideOf: (unit, form) => overrides.get(`${unit} ${form}`) ?? '' });
    },
    { scope: 'worker' },
  ],
});
