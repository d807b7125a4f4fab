import { expect, type Locator } from '@playwright/test';

/** More stops than any screen has between two things that belong together. */
const MOST_STOPS = 200;

/** Goes on with Tab, or back, until something has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = target.page();
  // What is not there yet would be passed by.
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `in reach of ${MOST_STOPS} Tabs`).toBeFocused();
}
