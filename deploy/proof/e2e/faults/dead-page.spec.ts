import { expect, test } from '../fixtures/test.ts';
import { hearOutcomes } from './heard-outcomes.ts';
import { HOMES } from './homes.ts';
import { offerCanary } from './offered-canary.ts';

test.use({ role: 'staff' });

test('a canary that takes a method of the document away counts as crashed, whatever else it breaks', async ({
  page,
  canaries,
  faults,
}) => {
  faults.expect(/was taken away/, /^fault of /);
  const { canary } = await offerCanary(page, canaries, 'mf-content', { requested: 'no-insert' });
  const heard = await hearOutcomes(page);
  await page.goto(HOMES['mf-content'].address);
  // From now on nothing is asked of the page itself: it could not even answer a test. The shell may die of it or not.
  const { build } = canary;
  await expect
    .poll(() => heard)
    .toContainEqual(expect.objectContaining({ unit: 'mf-content', build, outcome: 'crashed' }));
  // The shell's own page may have been ready before.
  const ready = heard.filter(({ unit, outcome }) => unit === 'mf-content' && outcome === 'ready');
  expect(ready).toEqual([]);
});
