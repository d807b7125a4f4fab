import AxeBuilder from '@axe-core/playwright';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { screensOf } from './screens.ts';

for (const state of ['visitor', 'member'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on a ${state}'s screens at ${width} px`, async ({
      page,
      request,
      frame,
      faults,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width < 900 ? 780 : 800 });
      // Nothing is half faded in while it is judged.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (state === 'member') await enterAs(page, demoMembers.meera);
      for (const screen of await screensOf(state, request)) {
        if (screen.fault) faults.expect(screen.fault);
        await page.goto(screen.address);
        await expect(frame.title, screen.name).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        expect.soft(found, `${screen.name} at ${width} px`).toEqual([]);
      }
    });
  }
}
