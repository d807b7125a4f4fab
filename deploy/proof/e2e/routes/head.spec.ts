import type { Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { firstPerson, firstPost } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the document says of itself, once the shell has drawn it. */
async function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (one) => one.getAttribute('content') ?? one.getAttribute('href') ?? '',
      );
    return {
      title: document.title,
      language: document.documentElement.lang,
      robots: all('meta[name="robots"]'),
      descriptions: all('meta[name="description"]'),
      canonical: all('link[rel="canonical"]'),
      languages: all('link[rel="alternate"][hreflang]'),
      images: all('meta[property="og:image"]'),
      titles: all('meta[property="og:title"]'),
      types: [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => {
        const { '@type': type } = JSON.parse(one.textContent) as Record<string, unknown>;
        return type;
      }),
    };
  });
}

/** The size of a picture as a browser sees it. */
async function sizeOf(page: Page, address: string): Promise<[number, number]> {
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);
}

test('a page says who it is: in its language, with the addresses of the others and a picture', async ({
  page,
  context,
  site,
}) => {
  for (const [address, path, language, types] of [
    ['/', '/', 'en', ['Organization']],
    ['/features?lang=mr', '/features', 'mr', []],
    ['/blogs', '/blogs', 'en', []],
  ] as const) {
    // A language that an address named holds for the visit.
    await context.clearCookies();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const head = await headOf(page);
    expect(head.language, address).toBe(language);
    expect(head.canonical).toEqual([site.url + address]);
    expect(head.languages).toEqual(
      ['?lang=en', '?lang=mr', '?lang=hi', ''].map((query) => site.url + path + query),
    );
    expect([head.robots, head.descriptions.length, head.types]).toEqual([[], 1, types]);
    expect(await sizeOf(page, head.images[0] ?? 'no picture')).toEqual([1200, 630]);
  }
});

test('a post has its own title from the first byte on, and its own picture', async ({
  page,
  request,
  site,
}) => {
  const post = await firstPost(request);
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => {
      if (titles.at(-1) !== document.title) titles.push(document.title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(post.address);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Read on' })).toBeVisible();
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
  expect(new Set(titles.filter((one) => one !== ''))).toEqual(
    new Set([`${post.title} – Saptapadi`]),
  );
  const head = await headOf(page);
  expect(head.titles).toEqual([post.title]);
  expect(head.canonical).toEqual([site.url + post.address]);
  expect(head.types).toEqual(['BlogPosting']);
  expect(await sizeOf(page, head.images[0] ?? 'no picture')).toEqual([1200, 630]);
});

test('a person is nobody’s search result, and a preview shows a drawing', async ({
  page,
  request,
  site,
}) => {
  const { address } = await firstPerson(request);
  await page.goto(address);
  const head = await headOf(page);
  expect(head.robots).toEqual(['noindex']);
  expect([head.canonical, head.languages, head.types]).toEqual([[], [], []]);
  expect(head.images).toEqual([`${site.url}/shared-profile.png`]);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${site.url}${routes.features.path}?lang=hi</loc>`);
  expect(sitemap).not.toContain('/profile/');
});

test('an address that leads nowhere answers 404 and shows a picture with words', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 404/);
  const reply = await page.goto('/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('img', { name: /^404: / })).toBeVisible();
  expect((await headOf(page)).robots).toEqual(['noindex']);
});
