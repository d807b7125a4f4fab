import { afterEach, describe, expect, it } from 'vitest';
import { fromPid, toPid } from '../domain/pid.ts';
import {
  declaredPage,
  declaredRoutes,
  declareRoutes,
  matchRoute,
  routeList,
  routes,
  type RouteName,
} from './routes.ts';

const ID = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';

describe('the route table', () => {
  it('holds every route of section 2 and ours, once', () => {
    const paths = routeList.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
    const specified =
      '/ /profiles /saved/profiles /filtered/profiles /login /logout /info /profile/:pid /member /interests /chats /chat /calllogs /featured /subscription /upload/intro /upload/doc /upload/job/doc /upload/income/doc /upload/pics /add/contacts /blogs /blog/:id /delete/account /terms-and-conditions /signup';
    const ours =
      '/features /reset-password /publish-ad /settings /settings/:part /upload/property/doc /reviews /reports /leads /payments /week /audit /legal/privacy /legal/safety /legal/refunds /legal/community';
    expect([...paths].sort()).toEqual(`${specified} ${ours}`.split(' ').sort());
  });

  it('finds the route and parameters of an address, with and without a trailing slash', () => {
    expect(matchRoute('/profile/abc/')).toMatchObject({
      route: { name: 'profile' },
      params: { pid: 'abc' },
    });
    expect(matchRoute('/')?.route.name).toBe('home');
    expect(matchRoute('/profile')).toBeNull();
    expect(matchRoute('/nothing/here')).toBeNull();
  });

  it('writes addresses that lead back to what they were made of', () => {
    const href = routes.profile.href({ userId: ID, birthname: 'missing' });
    const url = new URL(href, 'http://site.test');
    expect(fromPid(matchRoute(url.pathname)?.params['pid'] ?? '')).toBe(ID);
    expect(url.searchParams.get('birthname')).toBe('missing');
    expect(routes.info.href({ go: '4' })).toBe('/info?go=4');
    expect(routes.blog.href({ id: 'a b/c' })).toBe('/blog/a%20b%2Fc');
  });
});

describe('pid', () => {
  it('reads base64 and base64url, padded or not', () => {
    expect(fromPid(toPid(ID))).toBe(ID);
    expect(fromPid(btoa(ID))).toBe(ID);
  });

  it.each(['', '%%%', 'abc', 'a', toPid('1 or 1=1'), toPid(ID.toUpperCase())])(
    'has no user id in %j',
    (pid) => {
      expect(fromPid(pid)).toBeNull();
    },
  );
});

describe('pages that remotes declare', () => {
  afterEach(() => declareRoutes({}));

  const words = { en: 'Events', mr: 'कार्यक्रम', hi: 'कार्यक्रम' };
  const page = (path: string, access: 'public' | 'member' = 'public') => ({
    path,
    access,
    pageView: 'Events',
    title: words,
    description: words,
  });

  it('stand beside the table, which goes first, until others are declared', () => {
    declareRoutes({ 'mf-events': { list: page('/events'), one: page('/events/:id', 'member') } });
    expect(matchRoute('/events/7')).toEqual({
      route: {
        name: 'mf-events/one',
        path: '/events/:id',
        owner: 'mf-events',
        access: 'member',
        pageView: 'Events',
        declared: page('/events/:id', 'member'),
      },
      params: { id: '7' },
    });
    const name = 'mf-events/list' as RouteName;
    expect(routes[name]).toMatchObject({ owner: 'mf-events', access: 'public' });
    expect(declaredPage(name)?.title).toEqual(words);

    declareRoutes({ 'mf-other': { blogs: page('/blogs') } });
    expect(matchRoute('/events')).toBeNull();
    expect(Object.hasOwn(routes, name)).toBe(false);
    expect(matchRoute('/blogs')?.route.owner).toBe('mf-content');
  });

  it('can be those of one device, beside the table of the program', () => {
    declareRoutes({ 'mf-events': { list: page('/events') } });
    const own = declaredRoutes({ 'mf-fairs': { list: page('/fairs') } });
    expect(matchRoute('/fairs', own)?.route.owner).toBe('mf-fairs');
    expect(matchRoute('/events', own)).toBeNull();
    expect(matchRoute('/fairs')).toBeNull();
  });
});
