import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { siteUnderTest } from '../site/site-under-test.ts';
import { readCanary } from './canary-folders.ts';
import { hearOutcomes } from './heard-outcomes.ts';
import type { PublishedCanaries } from './published-canaries.ts';

// Each test opens a page of its own and changes nothing on the site.
test.describe.configure({ mode: 'parallel' });

/** The tests' words for what a shell does instead of starting. */
type Breaks = 'shell-throws' | 'shell-stops';

/** Gives this browser a second shell that does not start, as a tester's signed link does; answers with its build. */
async function offerShell(
  page: Page,
  canaries: PublishedCanaries,
  form: 'whole' | 'spoilt',
  requested?: Breaks,
): Promise<string> {
  const value = canaries.overrideOf('shell', form);
  await page.context().addCookies([{ name: 'mf', value, url: siteUnderTest().url }]);
  await page.addInitScript((what) => {
    // Only the second shell reads it: the stable one never breaks.
    Object.assign(globalThis, { askedOfCanary: what });
  }, requested);
  return (await readCanary('shell', form)).artifact.build;
}

/** Builds of the shell whose page was loaded, one for each load of a document. */
function loadedShells(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'document') return;
    loads.push(new URL(response.url()).searchParams.get('shell-failed') ?? '-');
  });
  return loads;
}

async function expectStarted(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  await expect(page.locator('[data-build]').first()).toBeVisible();
}

for (const role of ['visitor', 'member'] as const) {
  test.describe(`for a ${role}`, () => {
    test.use({ role });

    test('a shell that throws at once gives way to the stable one, once', async ({
      page,
      canaries,
      faults,
    }) => {
      faults.expect(/on purpose/);
      const build = await offerShell(page, canaries, 'spoilt', 'shell-throws');
      const heard = await hearOutcomes(page);
      const loads = loadedShells(page);
      await page.goto('/blogs?page=1#top');
      await expectStarted(page);
      expect(loads).toEqual(['-', build]);
      // The address is as it was: nothing of this is kept, sent on or shared.
      await expect(page).toHaveURL('/blogs?page=1#top');
      const outcome = { unit: 'shell', build, outcome: 'fell_back', phase: 'error' };
      await expect.poll(() => heard).toContainEqual(outcome);
    });
  });
}

test('a shell whose script is missing gives way, also where storage is blocked', async ({
  page,
  canaries,
  faults,
}) => {
  faults.expect(/status of 404/);
  const build = await offerShell(page, canaries, 'whole');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.route(`**/a/shell/${build}/main.js`, (route) => route.fulfill({ status: 404 }));
  const loads = loadedShells(page);
  await page.goto('/blogs');
  await expectStarted(page);
  expect(loads).toEqual(['-', build]);
});

test('where no shell starts the page says so in the language of the person, and reloads no more', async ({
  page,
  canaries,
  faults,
}) => {
  faults.expect(/status of (404|503)/);
  const build = await offerShell(page, canaries, 'whole');
  await page.route('**/a/shell/*/main.js', (route) => route.fulfill({ status: 404 }));
  const heard = await hearOutcomes(page);
  const loads = loadedShells(page);
  await page.goto('/blogs?lang=mr');
  await expect(page.getByRole('heading')).toHaveText('पान सुरू झाले नाही');
  expect(loads).toEqual(['-', build, 'all']);
  const outcomes = heard.map(({ outcome }) => outcome);
  expect([...new Set(outcomes)]).toEqual(['fell_back', 'crashed']);
  await page.unroute('**/a/shell/*/main.js');
  await page.getByRole('link', { name: 'पुन्हा प्रयत्न करा' }).click();
  await expect(page.locator('[data-build]').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('?lang=mr');
});

test('a shell whose script is cut off by the network is waited for, and blamed for nothing', async ({
  page,
  canaries,
  faults,
}) => {
  faults.expect(/ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/);
  await offerShell(page, canaries, 'whole');
  await page.clock.install();
  const heard = await hearOutcomes(page);
  const loads = loadedShells(page);
  let tries = 0;
  await page.route('**/a/shell/*/main.js', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto('/blogs');
  await expect.poll(() => tries).toBe(2);
  await page.clock.runFor(40_000);
  await expect.poll(() => tries).toBeGreaterThan(2);
  expect(loads).toEqual(['-']);
  await page.unroute('**/a/shell/*/main.js');
  await page.clock.runFor(10_000);
  await expectStarted(page);
  expect(loads).toEqual(['-', '']);
  expect(heard.filter(({ outcome }) => outcome !== 'ready')).toEqual([]);
});

test('a shell that comes late is waited for', async ({ page, canaries }) => {
  await offerShell(page, canaries, 'whole');
  await page.clock.install();
  const loads = loadedShells(page);
  let answer: () => void = () => undefined;
  const isLate = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/a/shell/*/main.js', async (route) => {
    await isLate;
    await route.continue();
  });
  await page.goto('/blogs', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await page.clock.runFor(120_000);
  answer();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.locator('[data-build]').count();
    })
    .toBeGreaterThan(0);
  expect(loads).toEqual(['-']);
});

test('a shell that starts nothing and throws nothing gives way after half a minute', async ({
  page,
  canaries,
}) => {
  const build = await offerShell(page, canaries, 'spoilt', 'shell-stops');
  await page.clock.install();
  const heard = await hearOutcomes(page);
  await page.goto('/blogs');
  await page.clock.runFor(20_000);
  expect(heard).toEqual([]);
  await page.clock.runFor(20_000);
  const outcome = { unit: 'shell', build, outcome: 'fell_back', phase: 'silent' };
  await expect.poll(() => heard).toContainEqual(outcome);
});

test('a shell that hangs gives way when the person reloads the page', async ({
  page,
  canaries,
}) => {
  const build = await offerShell(page, canaries, 'spoilt', 'shell-stops');
  // A page that hangs does not hear that it is left.
  await page.addInitScript(() => {
    for (const name of ['pagehide', 'visibilitychange']) {
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    }
  });
  const loads = loadedShells(page);
  await page.goto('/blogs');
  await page.reload({ waitUntil: 'commit' });
  await expectStarted(page);
  expect(loads).toEqual(['-', '-', build]);
});
