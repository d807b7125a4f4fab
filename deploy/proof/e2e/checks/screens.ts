import type { APIRequestContext } from '@playwright/test';
import { firstPerson, firstPost } from '../fixtures/seeded.ts';

/** A screen to look at, and the fault that opening it is known to cause. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly fault?: RegExp;
}

/** Screens by who sees them; the forms at the door are nothing for members. */
export async function screensOf(
  state: 'visitor' | 'member',
  request: APIRequestContext,
): Promise<Screen[]> {
  const person = await firstPerson(request);
  const post = await firstPost(request);
  const both: Screen[] = [
    { name: 'listing', address: '/profiles' },
    { name: 'profile', address: person.address },
    { name: 'blogs', address: '/blogs' },
    { name: 'blog', address: post.address },
    { name: 'plans', address: '/subscription' },
    { name: 'terms', address: '/terms-and-conditions' },
    { name: '404', address: '/no-such-page', fault: /status of 404.*no-such-page/ },
  ];
  if (state === 'member') {
    return [
      ...both,
      { name: 'saved', address: '/saved/profiles' },
      { name: 'interests', address: '/interests' },
      { name: 'contacts', address: '/add/contacts' },
      ...[0, 1, 2, 3, 4].map((go) => ({ name: `info-${go}`, address: `/info?go=${go}` })),
      { name: 'settings', address: '/settings' },
      { name: 'settings-support', address: '/settings/support' },
    ];
  }
  return [
    ...both,
    { name: 'login', address: '/login' },
    { name: 'signup', address: '/signup' },
    { name: 'signup-facts', address: '/signup?for=daughter&gender=female' },
    { name: 'reset', address: '/reset-password' },
  ];
}
