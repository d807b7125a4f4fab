import type { Locator, Page } from '@playwright/test';
import { matchRoute, type RouteName } from 'shared-contracts/platform/routes';

/** A way from one page to another. */
export interface Way {
  readonly to: RouteName;
  readonly address: string;
}

/** Where the links of a page lead, one for each route; those in closed menus too. */
export async function waysFrom(page: Page): Promise<Way[]> {
  const addresses = await page
    .locator('a[href^="/"]:not([target])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const ways = new Map<RouteName, Way>();
  for (const address of addresses) {
    const to = matchRoute(new URL(address, 'https://site.invalid').pathname)?.route.name;
    if (to !== undefined && !ways.has(to)) ways.set(to, { to, address });
  }
  return [...ways.values()];
}

/**
 * Follows a link of a page, unfolding the menu that it is in. By keyboard: the foot of a list that grows is gone from
 * under the pointer before the click.
 */
export async function follow(page: Page, { address }: Way): Promise<void> {
  const links = page.locator(`a[href="${address}"]`);
  const shown = links.filter({ visible: true });
  const link = ((await shown.count()) > 0 ? shown : links).first();
  await unfold(link);
  await link.press('Enter');
}

/** From the outermost fold to the innermost. */
async function unfold(link: Locator): Promise<void> {
  for (const fold of await link.locator('xpath=ancestor::details').all()) {
    if ((await fold.getAttribute('open')) !== null) continue;
    await fold.locator('> summary').press('Enter');
  }
}
