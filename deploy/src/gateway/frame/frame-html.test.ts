import { tabOf } from 'shared-contracts/platform/main-tabs';
import { routeList } from 'shared-contracts/platform/routes';
import { waitingShape } from 'shared-contracts/platform/waiting-shape';
import { describe, expect, it } from 'vitest';
import { pageTexts } from '../page-texts.ts';
import { frameHtml } from './frame-html.tsx';

const texts = await pageTexts('en');
const draw = (change: Partial<Parameters<typeof frameHtml>[0]>) =>
  frameHtml({
    language: 'en',
    texts,
    shape: 'cards',
    tab: null,
    productName: 'Saptapadi',
    member: false,
    ...change,
  });

describe('the static frame', () => {
  it('gives a visitor Blogs and Login, and tabs that lead to sign-up', () => {
    const html = draw({});
    expect(html).toContain('<a href="/blogs">Blogs</a><a href="/login">Login</a>');
    expect(html.match(/href="\/signup"/g)).toHaveLength(4);
  });

  it('gives a member the real tabs, with the one they are on', () => {
    const html = draw({ member: true, tab: 'saved' });
    expect(html).not.toContain('/login');
    expect(html).toMatch(/href="\/saved\/profiles"[^>]*aria-current="page"/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  it('draws no tabs on the desk: whose it is, its rail says', () => {
    const html = draw({ member: true, desk: true });
    expect(html).toContain('sp-bottom');
    expect(html).not.toContain('/saved/profiles');
    expect(html).not.toContain('/signup');
  });

  it('has the shape of what comes', () => {
    expect(draw({ shape: 'cards' })).toContain('sp-card-grid');
    expect(draw({ shape: 'profile' })).toContain('sp-columns--profile');
    expect(draw({ shape: 'form' })).toContain('sp-page--form');
  });

  it('says the same in another language', async () => {
    const marathi = await pageTexts('mr');
    const html = draw({ language: 'mr', texts: marathi });
    expect(html).toContain(`<a href="/login">${marathi.phrase('nav.login')}</a>`);
    expect(html).toContain(marathi.gateway('frame.skip'));
    expect(html).not.toContain(texts.gateway('frame.skip'));
    expect(draw({})).toContain(texts.gateway('frame.skip'));
  });

  it('needs no style attribute and no script, which the policy would refuse', () => {
    for (const route of routeList) {
      const html = draw({ shape: waitingShape(route), tab: tabOf(route.name)?.name ?? null });
      expect(html).not.toMatch(/ style=| on[a-z]+=|<script/);
    }
  });
});
