import { toPid } from 'shared-contracts/domain/pid';
import { describe, expect, it } from 'vitest';
import { firstCalls, type OpenedPage } from './first-calls.ts';

const USER = '5f0c2a4e-1111-4222-8333-444455556666';
const OVERRIDES = '/api/v2/ab';

function calls(page: Partial<OpenedPage>): string[] {
  const opened = { route: null, params: {}, search: new URLSearchParams(), member: false };
  return firstCalls({ ...opened, ...page });
}

describe('the first calls of a page', () => {
  it.each<[string, Partial<OpenedPage>, string]>([
    ['the listing', { route: 'home' }, '/api/v1/view/profiles/all'],
    ['the listing by its other name', { route: 'profiles' }, '/api/v1/view/profiles/all'],
    [
      'brides only',
      { route: 'profiles', search: new URLSearchParams('show=brides') },
      '/api/v1/view/profiles/brides',
    ],
    [
      'an unknown side',
      { route: 'profiles', search: new URLSearchParams('show=../keys') },
      '/api/v1/view/profiles/all',
    ],
    [
      'a profile',
      { route: 'profile', params: { pid: toPid(USER) } },
      `/api/v1/view/profile?id=${USER}`,
    ],
    ['the blogs', { route: 'blogs' }, '/api/v1/blogs'],
    ['a post', { route: 'blog', params: { id: 'a%20b' } }, '/api/v1/blog/a%20b'],
    ['a post with a broken address', { route: 'blog', params: { id: '%' } }, '/api/v1/blog/%25'],
    ['the terms', { route: 'terms' }, '/api/v1/legal'],
    ['the privacy', { route: 'privacy' }, '/api/v1/legal?page=privacy'],
  ])('of %s', (_what, page, path) => {
    expect(calls(page)).toEqual([path, OVERRIDES]);
  });

  it.each<[string, Partial<OpenedPage>]>([
    ["of a member's listing: its reply needs a token", { route: 'home', member: true }],
    [
      'of a profile that a member opens',
      { route: 'profile', params: { pid: toPid(USER) }, member: true },
    ],
    ['of a pid that holds no user id', { route: 'profile', params: { pid: 'abc' } }],
    ['of a form', { route: 'login' }],
    ['of an unknown path', { route: null }],
  ])('are only the text overrides: %s', (_what, page) => {
    expect(calls(page)).toEqual([OVERRIDES]);
  });
});
