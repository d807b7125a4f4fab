import type { Fault, Phase } from 'shared-contracts/calls/releases';
import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';
import type { OwnFault } from './canary/with-faults.tsx';
import { hearOutcomes } from './heard-outcomes.ts';
import { HOMES } from './homes.ts';
import { expectMounted } from './mounted-build.ts';
import { offerCanary } from './offered-canary.ts';

test.use({ role: 'staff' });
// Each test opens a page of its own and changes nothing on the site.
test.describe.configure({ mode: 'parallel' });

/** Each is reported as the same fault as another row, which the daily proof has; the long proof has all. */
const LIKE_ANOTHER: readonly OwnFault[] = [
  'in-timer',
  'covered-bar',
  'not-a-number',
  'no-storage',
  'unknown-call',
];

/** What a canary does after its page is on screen, what is told of it, and what the browser says. */
const LATE: readonly [requested: OwnFault, fault: Fault, ...words: RegExp[]][] = [
  ['in-handler', 'error', /on purpose/],
  ['in-timer', 'error', /on purpose/],
  ['in-promise', 'error', /on purpose/],
  ['nothing-visible', 'blank'],
  ['hidden-bar', 'covered'],
  ['covered-bar', 'covered'],
  ['undefined-on-screen', 'text'],
  ['not-a-number', 'text'],
  ['foreign-host', 'refused', /Content Security Policy|CSP|elsewhere/],
  ['long-task', 'busy'],
  ['other-fetch', 'meddled'],
  ['no-storage', 'meddled'],
  ['call-flood', 'calls', /429/],
  ['unknown-call', 'calls', /404/],
];

for (const [requested, fault, ...words] of LATE) {
  if (!isLong && LIKE_ANOTHER.includes(requested)) continue;
  test(`a canary with ${requested} is told of as faulty: ${fault}`, async ({
    page,
    canaries,
    faults,
  }) => {
    faults.expect(...words, /^fault of mf-content/);
    const { canary } = await offerCanary(page, canaries, 'mf-content', { requested });
    const heard = await hearOutcomes(page);
    await page.goto(HOMES['mf-content'].address);
    const outcome = { unit: 'mf-content', build: canary.build, outcome: 'faulty', phase: fault };
    await expect.poll(() => heard).toContainEqual(expect.objectContaining(outcome));
    const others = heard.filter(({ unit }) => unit !== 'mf-content');
    expect(others.filter(({ outcome: how }) => how !== 'ready')).toEqual([]);
  });
}

/** What a canary is kept from: the stable build runs. Where it fails, and what the browser says. */
const CONTAINED: readonly [requested: OwnFault, phase: Phase, ...words: RegExp[]][] = [
  ['inline-script', 'render', /TrustedScript|trusted-types-sink/],
  ['no-map', 'load'],
];

for (const [requested, phase, ...words] of CONTAINED) {
  test(`a canary with ${requested} gives way to the stable build`, async ({
    page,
    canaries,
    faults,
  }) => {
    faults.expect(...words);
    const { canary, stable } = await offerCanary(page, canaries, 'mf-content', { requested });
    const heard = await hearOutcomes(page);
    await page.goto(HOMES['mf-content'].address);
    await expectMounted(page, 'mf-content', stable('mf-content'));
    const { build } = canary;
    await expect
      .poll(() => heard)
      .toContainEqual({ unit: 'mf-content', build, outcome: 'fell_back', phase });
  });
}

test('a canary that leads to another site is told of as faulty: left', async ({
  page,
  canaries,
  faults,
}) => {
  faults.expect(/^fault of mf-content/);
  const { canary } = await offerCanary(page, canaries, 'mf-content', { requested: 'another-site' });
  await page.route('https://elsewhere.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Elsewhere' }),
  );
  const heard = await hearOutcomes(page);
  await page.goto(HOMES['mf-content'].address, { waitUntil: 'commit' });
  await page.waitForURL('https://elsewhere.invalid/');
  await page.goto('/features');
  const outcome = { unit: 'mf-content', build: canary.build, outcome: 'faulty', phase: 'left' };
  await expect.poll(() => heard).toContainEqual(expect.objectContaining(outcome));
});

test('a canary that reloads its page again and again is told of as faulty: loop', async ({
  page,
  canaries,
  faults,
}) => {
  faults.expect(/^fault of mf-content/, /429/);
  const { canary } = await offerCanary(page, canaries, 'mf-content', { requested: 'reload-loop' });
  const heard = await hearOutcomes(page);
  await page.goto(HOMES['mf-content'].address, { waitUntil: 'commit' });
  const outcome = { unit: 'mf-content', build: canary.build, outcome: 'faulty', phase: 'loop' };
  await expect.poll(() => heard).toContainEqual(expect.objectContaining(outcome));
});
