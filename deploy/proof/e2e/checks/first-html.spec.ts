import type { APIRequestContext } from '@playwright/test';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { FIRST_SCREENS } from 'shared-contracts/platform/first-screens';
import { PAGE_DATA_ID, PageData } from 'shared-contracts/platform/page-data';
import { firstPerson, firstPost } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';

async function pageAt(request: APIRequestContext, address: string) {
  const reply = await request.get(address);
  const html = await reply.text();
  return { html, headers: reply.headers(), data: dataIn(html) };
}

function dataIn(html: string): PageData {
  const json = new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '';
  return PageData.parse(JSON.parse(json));
}

test.describe('the HTML of a page', () => {
  test('carries the frame with its links, and the first reply', async ({ request }) => {
    const post = await firstPost(request);
    const person = await firstPerson(request);
    const first: [address: string, call: RegExp][] = [
      ['/', /^\/api\/v1\/view\/profiles\/all$/],
      ['/profiles?show=brides', /^\/api\/v1\/view\/profiles\/brides$/],
      [person.address, /^\/api\/v1\/view\/profile\?id=/],
      ['/blogs', /^\/api\/v1\/blogs$/],
      [post.address, new RegExp(`^/api/v1/blog/${post.id}$`)],
      ['/terms-and-conditions', /^\/api\/v1\/legal$/],
    ];
    for (const [address, call] of first) {
      // A reply that keeps the HTML waiting goes without it, as on a machine that is busy with other things.
      await expect(async () => {
        const { html, data } = await pageAt(request, address);
        expect(html, address).toContain('href="/blogs"');
        expect(html, address).toContain('href="/login"');
        expect(
          Object.keys(data.replies).some((path) => call.test(path)),
          address,
        ).toBe(true);
      }).toPass();
    }
  });

  test('says what a public page is, in every language', async ({ request }) => {
    for (const [name, address] of Object.entries(FIRST_SCREENS)) {
      // A post that does not exist is no post to come.
      const at = name === 'blog' ? (await firstPost(request)).address : address;
      for (const locale of LOCALES) {
        const { html } = await pageAt(request, `${at}?lang=${locale}`);
        const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
        // What is read names itself by its reply: until then the way back stands there.
        const [, sign = ''] = /<(?:h1|a)[ >][^>]*>(.*?)<\/(?:h1|a)>/s.exec(main) ?? [];
        const script = locale === 'en' ? /[a-z]{4}/i : /[\u0900-\u097f]{2}/;
        expect(sign.replaceAll(/<[^>]*>/g, ''), `${at} in ${locale}`).toMatch(script);
      }
    }
  });

  test('allows no script but our own files', async ({ request }) => {
    const { html, headers } = await pageAt(request, '/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(html).not.toMatch(/\son\w+=|style="/);
  });

  test('asks the server for nothing that it has brought along', async ({ page, frame }) => {
    const requested: string[] = [];
    page.on('request', (one) => requested.push(new URL(one.url()).pathname));
    await expect(async () => {
      requested.length = 0;
      const reply = await page.goto('/blogs');
      const { replies } = dataIn((await reply?.text()) ?? '');
      expect(Object.keys(replies), 'what the HTML has brought along').toContain('/api/v1/blogs');
    }).toPass();
    await expect(frame.title).toHaveText('Blogs');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(requested).not.toContain('/api/v1/blogs');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame and a word about it are there', async ({ page }) => {
    await page.goto('/blogs');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blogs' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Profiles', exact: true })).toBeVisible();
    // The browser under test has scripts and only does not run them: it keeps the word to itself.
    expect(await page.content()).toMatch(/<noscript>.*needs JavaScript/);
  });

  test('the hall shows who somebody is and a first face', async ({ page, frame }) => {
    await expect(async () => {
      await page.goto('/');
      // Without scripts none comes later: a page that had to go out before its replies is asked for anew.
      expect(await page.getByRole('main').locator('img').count()).toBe(1);
    }).toPass();
    await expect(frame.title).toHaveText('Find your match among families you can trust');
    const face = page.getByRole('main').locator('img');
    expect((await face.boundingBox())?.width).toBeGreaterThan(100);
    const ways = page.getByRole('main').getByRole('link', { name: 'Join now' });
    await expect(ways.first()).toHaveAttribute('href', '/signup');
  });
});
