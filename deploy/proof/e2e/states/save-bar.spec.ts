import { routes } from 'shared-contracts/platform/routes';
import { enlarge } from '../fixtures/enlarge.ts';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { InfoPage } from '../pages/info-page.ts';
import { Question } from '../pages/question.ts';

/** Share of the screen, from 0 to 1, on which bars lie while one writes into a field. */
const barsOver = () => {
  const lines = new Set<number>();
  for (const element of document.querySelectorAll('.sp-top, .sp-bottom, .sp-actions')) {
    const { top, bottom } = element.getBoundingClientRect();
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, innerHeight); y += 1)
      lines.add(y);
  }
  return lines.size / innerHeight;
};

/** Controls of the step of which an edge is out of sight, or below something else, when they get the focus. */
const coveredControls = () => {
  const controls = document.querySelectorAll<HTMLElement>(
    '.pf-edit__parts :is(input, select, textarea)',
  );
  return [...controls].filter(isCovered).map((one) => one.id);

  function isCovered(one: HTMLElement): boolean {
    if (!one.checkVisibility() || one.matches(':disabled')) return false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    one.focus();
    const { left, top, right, bottom } = one.getBoundingClientRect();
    // Of a long text the line in which one writes: it begins at the first.
    const end = one.matches('textarea') ? top + 40 : bottom - 3;
    return [top + 3, end].some((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit === null || (!one.contains(hit) && !hit.contains(one) && !hit.closest('label'));
    });
  }
};

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]) {
  test.describe(`on ${width} x ${height}`, () => {
    test.use({ role: 'member', viewport: { width, height } });

    test('whatever the letters, the way to save covers no field, and half of the screen is the form’s', async ({
      page,
      frame,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const info = new InfoPage(page);
      await info.open(0);
      await info.text('First name').fill('Meera Asha');
      await info.expectKept();
      await expect(frame.tabs, 'one bar at the foot').toBeHidden();
      for (const letters of [100, 115, 130, 160, 200]) {
        await enlarge(page, `:root { font-size: ${letters}%; }`);
        expect(await page.evaluate(coveredControls), `${letters} %: covered`).toEqual([]);
        await info.text('Last name').focus();
        expect(await page.evaluate(barsOver), `${letters} %: bars`).toBeLessThan(0.5);
        const bar = await info.bar.boundingBox();
        const isInSight = (bar?.y ?? 0) < height;
        const share = (bar?.height ?? 0) / height;
        expect(isInSight ? share : 0, `${letters} %: the bar`).toBeLessThan(0.25);
      }
      // All tests of the role share the account, and drafts outlive a visit.
      await enlarge(page, ':root { font-size: 100%; }');
      await info.open(0);
      await info.button('Discard').click();
      const forgotten = info.draftForgotten();
      await new Question(page, 'Discard what is not saved?').confirm();
      await forgotten;
    });
  });
}

test.describe('one bar at the foot of other forms', () => {
  test.use({ role: 'member', viewport: { width: 320, height: 640 } });

  test('of family contacts', async ({ page, frame }) => {
    await page.goto(routes.addContacts.href());
    const save = page.getByRole('button', { name: 'Save contacts' });
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(frame.tabs).toBeHidden();
  });
});

test('a document is sent by the one bar at the foot', async ({ page, frame, request }) => {
  const somebody = { name: 'Sarita', lastName: 'Patil', email: `sarita-${Date.now()}@example.com` };
  await joinByCalls(request, somebody);
  await enterAs(page, somebody.email, NEW_PASSWORD);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(routes.uploadJobDoc.href());
  await expect(page.getByRole('button', { name: 'Send the document' })).toBeInViewport({
    ratio: 1,
  });
  await expect(frame.tabs).toBeHidden();
});
