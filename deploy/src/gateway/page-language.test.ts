import { describe, expect, it } from 'vitest';
import { pageLanguage, visitLanguageCookie, type LanguageParts } from './page-language.ts';

/** The language of a page; a test states only what matters to it. */
function languageOf({ address = '', ...parts }: Partial<LanguageParts> & { address?: string }) {
  const search = new URLSearchParams(address);
  return pageLanguage({
    search,
    cookie: '',
    accepted: undefined,
    access: 'public',
    previews: false,
    ...parts,
  });
}

const HINDI = { cookie: 'a=b; sp_locale=hi' };
const MARATHI = { accepted: 'mr-IN,mr;q=0.9,en;q=0.8' };

describe('the language of a page', () => {
  it('is that of its address, whatever was chosen', () => {
    expect(languageOf({ address: 'show=brides&lang=mr', ...HINDI })).toBe('mr');
    expect(languageOf({ address: 'lang=en', ...HINDI, ...MARATHI })).toBe('en');
  });

  it('is else the chosen one, else what the browser accepts, else English', () => {
    expect(languageOf({ ...HINDI, ...MARATHI })).toBe('hi');
    expect(languageOf({ cookie: 'sp_locale=en', ...MARATHI })).toBe('en');
    expect(languageOf({ ...MARATHI })).toBe('mr');
    expect(languageOf({})).toBe('en');
  });

  it('is named by an address however people write it', () => {
    for (const named of ['MR', 'mr-IN', 'mr_IN']) {
      expect(languageOf({ address: `lang=${named}`, ...HINDI }), named).toBe('mr');
    }
  });

  it('that an address named holds for the visit, behind what was chosen', () => {
    const visit = 'a=b; sp_visit_locale=mr';
    expect(languageOf({ cookie: visit })).toBe('mr');
    expect(languageOf({ cookie: `${visit}; sp_locale=hi` })).toBe('hi');
    expect(languageOf({ cookie: 'sp_visit_locale=fr' })).toBe('en');
  });

  it('is none that nobody offers, wherever it is named', () => {
    expect(languageOf({ address: 'lang=fr', cookie: 'sp_locale=xx', accepted: 'xx' })).toBe('en');
    expect(languageOf({ address: 'lang=xx', ...HINDI })).toBe('hi');
    expect(languageOf({ address: 'lang=xx', ...HINDI, previews: true })).toBe('xx');
  });

  it('is English on the desk, and as chosen where an address leads nowhere', () => {
    expect(languageOf({ address: 'lang=mr', ...HINDI, access: 'staff' })).toBe('en');
    expect(languageOf({ ...HINDI, access: null })).toBe('hi');
  });
});

describe('the cookie of a visit', () => {
  const cookieFor = (address: string, cookie = '', secure = false) =>
    visitLanguageCookie({ search: new URLSearchParams(address), cookie }, secure);

  it('says what an address named, until the browser is closed', () => {
    expect(cookieFor('lang=mr')).toBe('sp_visit_locale=mr; Path=/; HttpOnly; SameSite=Lax');
    expect(cookieFor('lang=hi', 'sp_visit_locale=mr', true)).toBe(
      'sp_visit_locale=hi; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
  });

  it('is not set for what says nothing new', () => {
    expect(cookieFor('show=brides')).toBe(null);
    expect(cookieFor('lang=fr')).toBe(null);
    expect(cookieFor('lang=mr', 'sp_visit_locale=mr')).toBe(null);
    expect(cookieFor('lang=mr', 'sp_locale=hi')).toBe(null);
  });
});
