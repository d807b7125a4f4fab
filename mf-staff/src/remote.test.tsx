import { comingPages } from 'shared-contracts/platform/coming-pages';
import { routeList } from 'shared-contracts/platform/routes';
import { expect, it } from 'vitest';
import { remote } from './remote.tsx';

it('brings a page for every route that is its own, but for those still being built', () => {
  const own = routeList
    .filter(({ owner, name }) => owner === 'mf-staff' && !comingPages.includes(name))
    .map(({ name }) => name);
  expect(Object.keys(remote.pages).sort()).toEqual(own.sort());
});
