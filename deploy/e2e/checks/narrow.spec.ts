import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { screensOf } from './screens.ts';

for (const state of ['visitor', 'member'] as const) {
  test(`a ${state}'s screens need no sideways scrolling at 320 px`, async ({
    page,
    request,
    frame,
    faults,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    if (state === 'member') await enterAs(page, demoMembers.meera);
    for (const screen of await screensOf(state, request)) {
      if (screen.fault) faults.expect(screen.fault);
      await page.goto(screen.address);
      await expect(frame.title, screen.name).toBeVisible();
      await page.waitForLoadState('networkidle');
      await frame.expectNoSidewaysScroll(screen.name);
    }
  });
}
