import type { Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { firstPerson, visiblePeople } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';

/** The Content-Security-Policy that a page came with. */
async function policyOf(page: Page, address: string): Promise<string> {
  const reply = await page.goto(address);
  return reply?.headers()['content-security-policy'] ?? '';
}

/** Style elements that a library has written and the policy let in. */
function laterStyles(page: Page): Promise<number> {
  return page.evaluate(() => {
    const written = [...document.querySelectorAll<HTMLStyleElement>('style[data-css-hash]')];
    return written.filter(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0).length;
  });
}

// Every test fails on a line in the console: a style that the policy refuses would be one.
test.describe('a page that is kept for many', () => {
  test('starts like a new one, with its own styles', async ({ page, request }) => {
    const person = await firstPerson(request);
    const listing = routes.profiles.href({ show: 'grooms' });
    for (const address of [listing, listing, person.address, person.address]) {
      expect(await policyOf(page, address)).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=' /);
      await expect(page.getByRole('main').getByText(person.name).first()).toBeVisible();
      await expect(page.locator('.sp-top')).toHaveCSS('position', 'sticky');
    }
  });

  test('lets a form bring styles of its own later', async ({ page, frame }) => {
    // Signed in by what is stored, without the cookie: the page is the visitors' one.
    await enterAs(page, demoMembers.staff);
    expect(await policyOf(page, '/profiles')).toMatch(/style-src 'self' 'sha256-/);
    await frame.choose('Audit trail');
    await expect(page.getByRole('combobox', { name: 'What was done' })).toBeVisible();
    await expect.poll(() => laterStyles(page)).toBeGreaterThan(0);
  });

  test('counts each person once for a visitor, up to thirty people', async ({ request }) => {
    const people = await visiblePeople(request, 31);
    const last = people.pop();
    for (const { address } of people) await request.get(address);
    // Again and again, one of them is still one.
    const again = people[0];
    const seen = await request.get(again?.address ?? '');
    expect((await seen.text()).includes(again?.name ?? '?')).toBe(true);
    const over = await request.get(last?.address ?? '');
    expect([over.status(), (await over.text()).includes(last?.name ?? '')]).toEqual([200, false]);
    const requested = await request.get(`/api/v1/view/profile?id=${last?.userId ?? ''}`);
    expect(requested.status()).toBe(429);
  });
});

test.describe('a page of somebody who is signed in', () => {
  test.use({ role: 'member' });

  test('stands under a nonce of its own', async ({ page }) => {
    const policies = [await policyOf(page, '/profiles'), await policyOf(page, '/profiles')];
    expect(new Set(policies).size).toBe(2);
    for (const policy of policies) {
      expect(policy).toMatch(/style-src 'self' 'nonce-/);
      expect(policy).not.toMatch(/style-src [^;]*'sha256-/);
    }
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
