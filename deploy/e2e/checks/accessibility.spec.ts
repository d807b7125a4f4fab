import AxeBuilder from '@axe-core/playwright';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { screensOf } from './screens.ts';

const VIEWS = [
  { width: 360, height: 780, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const;

for (const state of ['visitor', 'member'] as const) {
  for (const { colorScheme, ...size } of VIEWS) {
    test(`axe finds nothing on a ${state}'s screens at ${size.width} px, ${colorScheme}`, async ({
      page,
      request,
      frame,
      faults,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(size);
      // Nothing is half faded in while it is judged.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (state === 'member') await enterAs(page, demoMembers.meera);
      for (const screen of await screensOf(state, request)) {
        if (screen.fault) faults.expect(screen.fault);
        await page.goto(screen.address);
        await expect(frame.title, screen.name).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations, passes } = await new AxeBuilder({ page }).analyze();
        expect(passes.length, 'rules that axe could apply').toBeGreaterThan(10);
        const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        expect.soft(found, screen.name).toEqual([]);
      }
    });
  }
}

test('axe finds nothing in the open avatar menu', async ({ page, frame }) => {
  await enterAs(page, demoMembers.meera);
  await page.goto('/blogs');
  await frame.top.locator('summary').first().click();
  await frame.top.getByText('Profile', { exact: true }).click();
  await expect(frame.top.getByRole('link', { name: 'Edit My Profile' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
