import { chooseLanguage } from 'shared-contracts/calls/account';
import { ApiError, NO_ANSWER } from 'shared-contracts/calls/client';
import { createQueryClient } from 'shared-contracts/calls/query-client';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { Session } from 'shared-contracts/platform/store/session';
import { session } from 'shared-contracts/testing/builders';
import { fake, fakeApi } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { createNavigation } from '../navigation/navigation.ts';
import type { PageSession } from '../session/page-session.ts';
import { chooseLocale, followAccount } from './choose-locale.ts';
import { createDeviceChoices } from './device-choices.ts';

interface Opened {
  readonly at?: string;
  readonly locale?: Locale;
  readonly kept?: string;
  readonly current?: Session | null;
  readonly answer?: () => never;
}

/** A page at an address, with what was stored and sent. */
function open(opened: Opened = {}) {
  const { at = '/profiles', locale = 'en', current = null, kept = '', answer } = opened;
  const cookies: string[] = [];
  const gone: string[] = [];
  const { send, requests } = fakeApi([
    fake(chooseLanguage, answer ?? { data: { language: 'mr' } }),
  ]);
  const navigation = createNavigation();
  navigation.attach({ current: () => at, go: (to) => void gone.push(to) });
  const page = {
    device: createDeviceChoices({
      cookies: () => kept,
      setCookie: (line: string) => void cookies.push(line),
      secure: true,
      locale,
    }),
    navigation,
    queries: createQueryClient(),
    send,
    // Of the session only who it is counts here.
    session: { current: () => current } as PageSession,
  };
  const sent = () => requests.map(({ input }) => input.body);
  return { page, cookies, gone, sent };
}

describe('a language that somebody chooses', () => {
  it('is kept on the device, and leaves the address alone', async () => {
    const { page, cookies, gone, sent } = open();
    await chooseLocale(page, 'mr');
    expect(page.device.current().locale).toBe('mr');
    expect(cookies.map((line) => line.split(';')[0])).toEqual(['sp_locale=mr']);
    expect(gone).toEqual([]);
    expect(sent()).toEqual([]);
  });

  it('is kept with the account of whoever is signed in', async () => {
    const { page, sent } = open({ current: session() });
    await chooseLocale(page, 'hi');
    expect(sent()).toEqual([{ language: 'hi' }]);
  });

  it('holds here where the account cannot be told, which is not kept from whoever chose it', async () => {
    const answer = () => {
      throw new ApiError({ status: 0, code: NO_ANSWER });
    };
    const { page } = open({ current: session(), answer });
    await expect(chooseLocale(page, 'hi')).rejects.toMatchObject({ code: NO_ANSWER });
    expect(page.device.current().locale).toBe('hi');
  });

  it('takes the place of the one that the address names, and of nothing else in it', async () => {
    const { page, gone } = open({ at: '/profiles?show=brides&lang=mr#list', locale: 'mr' });
    await chooseLocale(page, 'en');
    expect(gone).toEqual(['/profiles?show=brides&lang=en#list']);
  });

  it('has what the server words asked for anew', async () => {
    const { page } = open();
    page.queries.setQueryData(['hidden'], 'in English');
    await chooseLocale(page, 'mr');
    expect(page.queries.getQueryData(['hidden'])).toBeUndefined();
  });
});

describe('the language of an account', () => {
  it('holds on the device on which its owner signs in', () => {
    const { page, cookies, sent } = open({ current: session() });
    followAccount(page, 'hi');
    expect(page.device.current().locale).toBe('hi');
    expect(cookies[0]).toContain('sp_locale=hi');
    expect(sent()).toEqual([]);
  });

  it('gives way to the one that the address names', () => {
    const { page } = open({ current: session(), at: '/?lang=mr', locale: 'mr' });
    followAccount(page, 'hi');
    expect(page.device.current().locale).toBe('mr');
  });

  it('leaves the one that is read here where it has none', () => {
    const { page, cookies, sent } = open({ current: session(), locale: 'mr' });
    followAccount(page, null);
    expect([cookies, sent()]).toEqual([[], []]);
  });

  it('becomes the one that was chosen on the device where it has none', () => {
    const { page, sent } = open({ current: session(), locale: 'mr', kept: 'a=b; sp_locale=mr' });
    followAccount(page, null);
    expect(sent()).toEqual([{ language: 'mr' }]);
  });
});
