import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changePages } from '../fixtures/steer-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { buildForeign, type ForeignBuild, type ForeignFormat } from './foreign-build.ts';

let folder: string;
const builds = new Map<ForeignFormat, ForeignBuild>();
const FORMATS: readonly ForeignFormat[] = ['federation', 'module'];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saptapadi-foreign-'));
  for (const format of FORMATS) {
    builds.set(format, await buildForeign(format, join(folder, format)));
  }
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the browser says of an entry that does not come or is not what was released. */
const REFUSED = [
  /status of 404.*remoteEntry\.js/,
  /integrity.*remoteEntry\.js/i,
  /SRI's integrity/,
];

/** Offers a foreign build to the page before the live ones, and serves its files: `entry` is whole, gone or changed. */
async function offer(page: Page, format: ForeignFormat, entry = 'whole'): Promise<void> {
  const build = builds.get(format);
  if (build === undefined) throw new Error(`e2e: no build of format ${format}`);
  const { candidate } = build;
  await changePages(page, (data) => {
    data.resolution.remotes['mf-content']?.unshift(candidate);
  });
  await page.route(
    (url) => url.pathname.startsWith(candidate.base),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const isEntry = pathname === candidate.entry;
      if (isEntry && entry === 'gone') return route.fulfill({ status: 404 });
      const script = await readFile(join(build.folder, pathname.slice(candidate.base.length)));
      const body = isEntry && entry === 'changed' ? `${script.toString()}\n` : script;
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body });
    },
  );
}

for (const format of FORMATS) {
  test.describe(`a remote of another bundler's federation, as ${format}`, () => {
    test.use({ role: 'member' });

    test('shares React, router, store and bus with the page', async ({ page, frame }) => {
      await offer(page, format);
      await page.goto('/blogs');
      await expect(frame.title).toHaveText('Blogs from elsewhere');
      await expect(page.getByText(/^Read by \S+/)).not.toHaveText('Read by a visitor');
      await page.getByRole('button', { name: 'Pressed 0 times' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
      await expect(frame.notices).toContainText('Added to your saved profiles.');
      await page.getByRole('link', { name: 'Post two' }).click();
      await expect(page.getByText(/^Post two, heard .*\/blog\/two$/)).toBeVisible();
      await expect(page).toHaveTitle(/^(\(\d+\) )?Blog – /);
    });

    test('whose entry is gone gives way to the live build', async ({ page, frame, faults }) => {
      faults.expect(...REFUSED);
      await offer(page, format, 'gone');
      await page.goto('/blogs');
      await expect(frame.title).toHaveText('Blogs');
    });

    test('whose entry was changed on the way never runs', async ({ page, frame, faults }) => {
      faults.expect(...REFUSED);
      await offer(page, format, 'changed');
      await page.goto('/blogs');
      await expect(frame.title).toHaveText('Blogs');
    });
  });
}
