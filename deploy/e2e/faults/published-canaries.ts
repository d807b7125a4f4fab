import { REMOTES, type RemoteName } from 'shared-contracts/routes';
import { test as base } from '../fixtures/test.ts';
import { ReleaseDesk } from '../site/release-desk.ts';
import { readCanary } from './canary-builds.ts';

/** Whose entry a browser can parse, or not. */
export type CanaryForm = 'whole' | 'unparsable';

/** The second builds of all remotes, published and live for nobody but a tester. */
export interface PublishedCanaries {
  /** What a tester's browser keeps as its cookie `mf`. */
  readonly overrideOf: (remote: RemoteName, form: CanaryForm) => string;
}

/** Browser tests beside published canaries; they are published once for all tests of a run. */
export const test = base.extend<object, { readonly canaries: PublishedCanaries }>({
  canaries: [
    // Playwright reads what a fixture needs off this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const desk = await ReleaseDesk.open();
      const overrides = new Map<string, string>();
      for (const remote of REMOTES) {
        for (const form of ['whole', 'unparsable'] as const) {
          const canary = await readCanary(remote, form);
          await desk.publish(canary);
          overrides.set(`${remote} ${form}`, await desk.overrideOf(remote, canary.artifact.build));
        }
      }
      await desk.close();
      await use({ overrideOf: (remote, form) => overrides.get(`${remote} ${form}`) ?? '' });
    },
    { scope: 'worker' },
  ],
});
