import { routes } from 'shared-contracts/platform/routes';
import { expect, it } from 'vitest';
import { localeOn } from './locale-on.ts';

it('the desk is in English, every other address in the chosen language', () => {
  expect(localeOn(`${routes.calllogs.href()}?q=1`, 'mr')).toBe('en');
  expect(localeOn(`${routes.profiles.href()}?q=1#a`, 'mr')).toBe('mr');
  expect(localeOn('/no/such/page', 'hi')).toBe('hi');
});
