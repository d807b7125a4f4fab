import type { Locale } from 'shared-contracts/i18n/i18n';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceChoices } from './device-choices.ts';

function open(cookies = '', locale?: Locale) {
  const lines: string[] = [];
  const device = createDeviceChoices({
    cookies: () => cookies,
    setCookie: (line) => void lines.push(line),
    secure: true,
    locale,
  });
  return { device, lines };
}

describe('the choices of a device', () => {
  it('are the defaults where nothing was chosen, and set no cookie by themselves', () => {
    const { device, lines } = open('sp_member=1');
    expect(device.current()).toEqual({ theme: 'device', locale: 'en', counted: true });
    expect(lines).toEqual([]);
  });

  it('are read from its cookies', () => {
    const { device } = open('sp_member=1; sp_theme=dark; sp_views=no');
    expect(device.current()).toEqual({ theme: 'dark', locale: 'en', counted: false });
  });

  it('are in the language that the page came in, which is no choice of theirs', () => {
    const { device, lines } = open('sp_locale=hi', 'mr');
    expect(device.current().locale).toBe('mr');
    device.choose({ theme: 'dark' });
    expect(lines.filter((line) => line.startsWith('sp_locale'))).toEqual([]);
  });

  it('keep English too: the browser may accept another language', () => {
    const { device, lines } = open('sp_locale=hi');
    expect(device.current().locale).toBe('hi');
    device.choose({ locale: 'en' });
    expect(lines).toEqual(['sp_locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  });

  it('that nobody offers count as none', () => {
    const { device } = open('sp_theme=neon; sp_locale=xx; sp_views');
    expect(device.current()).toEqual({ theme: 'device', locale: 'en', counted: true });
  });

  it('are kept for a year, and a default leaves no cookie behind', () => {
    const { device, lines } = open('sp_views=no');
    device.choose({ theme: 'light' });
    expect(lines).toContain('sp_theme=light; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    device.choose({ counted: true });
    expect(lines.at(-1)).toBe('sp_views=; Path=/; Max-Age=0; SameSite=Lax; Secure');
    expect(device.current()).toEqual({ theme: 'light', locale: 'en', counted: true });
  });

  it('tell those who listen', () => {
    const { device } = open();
    const heard = vi.fn();
    const stop = device.subscribe(heard);
    device.choose({ theme: 'dark' });
    stop();
    device.choose({ theme: 'light' });
    expect(heard).toHaveBeenCalledOnce();
  });
});
