import type { APIRequestContext } from '@playwright/test';
import { comingPages } from 'shared-contracts/coming-pages';
import { routeList } from 'shared-contracts/routes';
import { enterAs } from '../fixtures/member.ts';
import { firstPerson, firstPost } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';

const COMING = 'We are still building this page';

test('the pages that are still being built are those that are listed, and lead on', async ({
  page,
  request,
  frame,
  faults,
}) => {
  test.setTimeout(180_000);
  // What a page's own calls answer is for its own tests.
  faults.expect(/./);
  // Staff may open every page there is.
  await enterAs(page, 'staff@example.com');
  const coming: string[] = [];
  for (const { name, owner, path } of routeList) {
    if (owner === 'shell') continue;
    await page.goto(await addressOf(path, request));
    await expect(frame.title, path).toBeVisible();
    if ((await frame.title.textContent()) !== COMING) continue;
    coming.push(name);
    await expect.soft(page.getByRole('link', { name: 'See all profiles' }), path).toBeVisible();
  }
  expect(coming.toSorted()).toEqual([...comingPages].toSorted());
});

async function addressOf(path: string, request: APIRequestContext): Promise<string> {
  if (path === '/profile/:pid') return (await firstPerson(request)).address;
  if (path === '/blog/:id') return (await firstPost(request)).address;
  return path;
}
