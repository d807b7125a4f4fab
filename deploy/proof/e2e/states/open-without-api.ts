import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { refuse } from './changed-profile.ts';

/** A profile that was opened from its card while the API was away. */
export interface OpenedWithoutApi {
  readonly name: string;
  readonly address: string;
  /** Why the rest did not come, with Retry. */
  readonly alert: Locator;
  readonly revive: () => void;
}

/** Opens somebody of the listing by keyboard while `call` is refused: the name that the card knew stands, in focus. */
export async function openWithoutApi(page: Page, call: string): Promise<OpenedWithoutApi> {
  const listing = new ListingPage(page);
  await listing.open();
  const { link } = listing.personAt(1);
  const address = (await link.getAttribute('href')) ?? '';
  const name = ((await link.textContent()) ?? '').replace(/ \d+$/, '').trim();
  let isDown = true;
  await page.route(call, (route) =>
    isDown ? refuse(route, 503, 'server.busy') : route.fallback(),
  );
  await link.focus();
  await page.keyboard.press('Enter');
  const { title } = new Frame(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('We could not load this profile');
  await expect(title).toHaveText(name);
  await expect(title).toBeFocused();
  return { name, address, alert, revive: () => void (isDown = false) };
}
