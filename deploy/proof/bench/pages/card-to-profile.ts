import type { Page } from 'playwright';
import type { Measured } from './measured.ts';
import { onSlowPhone } from './slow-phone.ts';

/** From the finger on a card to the frame that shows the name as the title of the profile. */
export interface Way {
  readonly ms: number;
  readonly frames: number;
}

/** Opens profiles from cards while the server's reply is held back until the name stands there. */
export async function cardToProfile(
  measured: Measured,
  rounds: number,
): Promise<{ visitor: Way[]; member: Way[] }> {
  return {
    visitor: await ways({ ...measured, member: false }, rounds, '**/api/v1/view/profile?*'),
    member: await ways({ ...measured, member: true }, rounds, '**/api/v1/profiles/*-*'),
  };
}

async function ways(
  phone: Measured & { member: boolean },
  rounds: number,
  reply: string,
): Promise<Way[]> {
  return onSlowPhone(phone, async (page) => {
    let named = Promise.resolve();
    await page.route(reply, async (route) => {
      await named;
      await route.continue();
    });
    const card = page.getByRole('main').getByRole('article');
    await page.goto('/profiles');
    const found: Way[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const link = card.nth(round).getByRole('heading').getByRole('link');
      await link.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const way = watchWay(page);
      let release = (): void => undefined;
      named = new Promise((done) => (release = done));
      const requested = page.waitForRequest(reply);
      await link.tap();
      found.push(await way);
      // The name may stand there before the call is on its way.
      await requested;
      release();
      await page.waitForLoadState('networkidle');
      await page.getByRole('main').getByRole('link', { name: 'Back' }).tap();
      await card.first().waitFor();
    }
    return found;
  });
}

/** Counts from the next touch on. */
function watchWay(page: Page): Promise<Way> {
  return page.evaluate(
    () =>
      new Promise<Way>((done) => {
        const begin = ({ timeStamp, target }: Event): void => {
          const card = (target as Element).closest('article');
          const name = card?.querySelector('h2, h3')?.firstChild?.textContent ?? '';
          const known = name.replace(/\s+\d+$/, '').trim();
          let frames = 0;
          const look = (): void => {
            frames += 1;
            const title = document.querySelector('main h1')?.textContent?.trim();
            if (title !== known) return void requestAnimationFrame(look);
            // The next frame begins when this one has been drawn.
            requestAnimationFrame((now) => done({ ms: now - timeStamp, frames }));
          };
          requestAnimationFrame(look);
        };
        addEventListener('pointerdown', begin, { once: true, capture: true });
      }),
  );
}
