import { expect, it } from 'vitest';
import { defineRemote, pageOf } from './remote.ts';
import type { RouteName } from './routes.ts';

const Page = () => null;
const remote = defineRemote({
  name: 'mf-events',
  pages: { blogs: Page },
  ownPages: { events: Page },
});

it('finds a page of the table and one of its own, and nothing that every object has', () => {
  const found = (route: string) => pageOf(remote, route as RouteName);
  expect([found('blogs'), found('mf-events/events')]).toEqual([Page, Page]);
  const names = ['home', 'mf-events/fairs', 'mf-events/constructor', 'toString'];
  expect(names.map(found)).toEqual(names.map(() => undefined));
});
