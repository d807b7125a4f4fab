import { routes } from 'shared-contracts/platform/routes';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** Names of what was made of `Intl`. */
    madeOfIntl: string[];
  }
}

// The first of each costs a slow phone as long as a whole task may take (decision 190).
test('no public page asks Intl before it stands', async ({ page, request }) => {
  await page.addInitScript(() => {
    window.madeOfIntl = [];
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const made: unknown = Reflect.get(Intl, name);
      // A collator of names is made with its module, and asked when a list is sorted.
      if (typeof made !== 'function' || name === 'Collator') continue;
      const watched = new Proxy(made, {
        construct(target, values: unknown[]) {
          window.madeOfIntl.push(name);
          return Reflect.construct(target, values) as object;
        },
      });
      Reflect.defineProperty(Intl, name, { value: watched });
    }
  });
  const person = await firstPerson(request);
  const addresses = [
    ...[routes.home, routes.blogs, routes.features, routes.subscription].map(({ href }) => href()),
    person.address,
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.shell-remote[data-build]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.madeOfIntl), address).toEqual([]);
  }
});
