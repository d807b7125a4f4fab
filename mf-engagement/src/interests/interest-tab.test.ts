import { expect, it } from 'vitest';
import { tabHref, typeOf } from './interest-tab.ts';

it.each([
  ['sent', '/interests?tab=sent'],
  ['received', '/interests?tab=received'],
  ['matched', '/interests?tab=match'],
] as const)('the list %s has the address %s, there and back', (type, href) => {
  expect(tabHref(type)).toBe(href);
  expect(typeOf(new URL(href, 'http://site.test').searchParams)).toBe(type);
});

it('an unknown tab names none', () => {
  expect(typeOf(new URLSearchParams('tab=toString'))).toBeNull();
});
