import { describe, expect, it } from 'vitest';
import { loginHref, returnAddress } from './return-address.ts';

describe('the address to return to', () => {
  it.each(['/saved/profiles', '/info?go=4', '/profile/abc?x=1#y'])('keeps %s', (address) => {
    expect(returnAddress(new URL(loginHref(address), 'http://x').search)).toBe(address);
  });

  it.each([
    ['another site', '//evil.example/profiles'],
    ['another site behind a backslash', '/\\evil.example/profiles'],
    ['a whole address', 'https://evil.example/profiles'],
    ['a script', 'javascript:alert(1)'],
    ['an unknown page', '/nowhere'],
    ['the sign-out', '/logout'],
    ['the sign-in itself', '/login?return=%2Flogin'],
    ['nothing', ''],
  ])('is the listing instead of %s', (_, address) => {
    expect(returnAddress(`?${new URLSearchParams({ return: address })}`)).toBe('/profiles');
    expect(loginHref(address)).toBe('/login');
  });
});
