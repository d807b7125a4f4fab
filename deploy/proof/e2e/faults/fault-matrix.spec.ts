import { REMOTES } from 'shared-contracts/platform/routes';
import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';
import { FAULTS } from './fault-table.ts';
import { expectTold, hearOutcomes } from './heard-outcomes.ts';
import { CANDIDATE_DEADLINE, holdTimers, passDeadline } from './held-timers.ts';
import { HOMES } from './homes.ts';
import { canaryMark, expectMounted, walkTo } from './mounted-build.ts';
import { offerCanary } from './offered-canary.ts';

/** Each fault once and each remote twice, a diagonal of the matrix; `npm run proof:long` has every fault of every remote. */
function isAsked(row: number, column: number): boolean {
  return isLong || column % REMOTES.length === row;
}

test.use({ role: 'staff' });
// Each test opens a page of its own and changes nothing on the site.
test.describe.configure({ mode: 'parallel' });

for (const [row, remote] of REMOTES.entries()) {
  test.describe(`a canary of ${remote}`, () => {
    test('is on screen when nothing is wrong with it', async ({ page, canaries }) => {
      const { canary } = await offerCanary(page, canaries, remote);
      await page.goto(HOMES[remote].address);
      await expectMounted(page, remote, canary);
      await expect(canaryMark(page)).toBeVisible();
    });

    for (const fault of FAULTS.filter((_, column) => isAsked(row, column))) {
      test(`${fault.what}: the stable build runs, and the rest of the site`, async ({
        page,
        canaries,
        faults,
      }) => {
        faults.expect(...fault.words);
        await holdTimers(page);
        const heard = await hearOutcomes(page);
        const { canary, stable, requested, answerLate } = await offerCanary(
          page,
          canaries,
          remote,
          fault,
        );
        // A script that hangs holds up the load event.
        await page.goto(HOMES[remote].address, { waitUntil: 'commit' });
        if (fault.phase === 'slow') {
          await requested;
          await expect(page.getByRole('banner')).toBeVisible();
          await passDeadline(page, CANDIDATE_DEADLINE);
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
        await expectTold(page, heard, {
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
