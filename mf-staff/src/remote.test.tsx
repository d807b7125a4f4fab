import { routeList } from 'shared-contracts/platform/routes';
import { expect, it } from 'vitest';
import { remote } from './remote.tsx';

it('brings a page for every route that is its own', () => {
  const own = routeList.filter(({ owner }) => owner === 'mf-staff').map(({ name }) => name);
  expect(Object.keys(remote.pages).sort()).toEqual(own.sort());
});
