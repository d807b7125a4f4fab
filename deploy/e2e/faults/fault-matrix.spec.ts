import { REMOTES } from 'shared-contracts/routes';
import { expect } from '../fixtures/test.ts';
import { FAULTS } from './fault-table.ts';
import { expectTold, hearOutcomes } from './heard-outcomes.ts';
import { holdTimers, passDeadline } from './held-timers.ts';
import { HOMES } from './homes.ts';
import { canaryMark, expectMounted, walkTo } from './mounted-build.ts';
import { offerCanary } from './offered-canary.ts';
import { test } from './published-canaries.ts';

/** How long a candidate may take while another one remains, in ms (design section 3). */
const DEADLINE = 4000;

test.use({ role: 'staff' });

for (const remote of REMOTES) {
  test.describe(`a canary of ${remote}`, () => {
    test('is on screen when nothing is wrong with it', async ({ page, canaries }) => {
      const { canary } = await offerCanary(page, canaries, remote);
      await page.goto(HOMES[remote].address);
      await expectMounted(page, remote, canary);
      await expect(canaryMark(page)).toBeVisible();
    });

    for (const fault of FAULTS) {
      test(`${fault.what}: the stable build runs, and the rest of the site`, async ({
        page,
        canaries,
        faults,
      }) => {
        faults.expect(...fault.words);
        await holdTimers(page);
        await hearOutcomes(page);
        const { canary, stable, asked, answerLate } = await offerCanary(
          page,
          canaries,
          remote,
          fault,
        );
        // A script that hangs holds up the load event.
        await page.goto(HOMES[remote].address, { waitUntil: 'commit' });
        if (fault.phase === 'slow') {
          await asked;
          await expect(page.getByRole('banner')).toBeVisible();
          await passDeadline(page, DEADLINE);
        }
        await expectMounted(page, remote, stable(remote));
        if (fault.spoil === 'late') {
          await answerLate();
          await expect
            .poll(() => page.evaluate((name) => name in globalThis, canary.global))
            .toBe(true);
          await expectMounted(page, remote, stable(remote));
        }
        await expect(canaryMark(page)).toHaveCount(0);
        await expectTold(page, {
          unit: remote,
          build: canary.build,
          outcome: 'fell_back',
          phase: fault.phase,
        });

        for (const other of REMOTES) {
          if (other === remote) continue;
          await walkTo(page, other);
          await expectMounted(page, other, stable(other));
        }
      });
    }
  });
}
