import { expect, type Locator } from '@playwright/test';

/** More stops than any screen has between two things that belong together. */
const MOST_STOPS = 60;

/** Goes on with Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `in reach of ${MOST_STOPS} Tabs`).toBeFocused();
}
