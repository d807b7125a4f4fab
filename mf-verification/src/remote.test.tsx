import { isLazyPage } from 'shared-contracts/platform/remote';
import { routes } from 'shared-contracts/platform/routes';
import { slotFillers } from 'shared-contracts/platform/slots';
import { expect, it } from 'vitest';
import { remote } from './remote.tsx';

it('brings its pages with their first visit, and fills the slot that is its own', async () => {
  expect(routes.addContacts.owner).toBe(remote.name);
  expect(slotFillers['settings.section']).toContain(remote.name);
  expect(remote.slots?.['settings.section']).toBeTypeOf('function');
  const pages = ['addContacts', 'uploadDoc', 'uploadPropertyDoc'] as const;
  for (const page of pages.map((name) => remote.pages[name])) {
    if (page === undefined || !isLazyPage(page)) throw new Error('expected a lazy page');
    expect(await page.load()).toBeTypeOf('function');
  }
});
