import { isLazyPage } from 'shared-contracts/platform/remote';
import { routes } from 'shared-contracts/platform/routes';
import { expect, it } from 'vitest';
import { remote } from './remote.tsx';

it('brings its pages with their first visit', async () => {
  expect(routes.addContacts.owner).toBe(remote.name);
  const pages = ['addContacts', 'uploadDoc', 'uploadPropertyDoc'] as const;
  for (const page of pages.map((name) => remote.pages[name])) {
    if (page === undefined || !isLazyPage(page)) throw new Error('expected a lazy page');
    expect(await page.load()).toBeTypeOf('function');
  }
});
