import { expect, it } from 'vitest';
import { sitePages } from './site-pages.ts';

const cautionOf = (config: Parameters<typeof sitePages>[0]) =>
  sitePages(config).find(({ name }) => name === 'safety')?.href;

it('leads to the post on caution of the configuration in place of our page', () => {
  expect(cautionOf({ safetyPost: 'take-care' })).toBe('/blog/take-care');
  expect(cautionOf({})).toBe('/legal/safety');
});
