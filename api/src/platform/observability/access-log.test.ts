import { expect, it } from 'vitest';
import { withoutQueryValues } from './access-log.ts';

it.each([
  ['/profiles', '/profiles'],
  ['/whatsapp?number=9000012345', '/whatsapp?number'],
  ['/x?a=1&b&c=2?3', '/x?a&b&c'],
  ['/x?', '/x?'],
])('logs %s as %s', (url, logged) => {
  expect(withoutQueryValues(url)).toBe(logged);
});
