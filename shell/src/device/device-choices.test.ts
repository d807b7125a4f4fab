import { describe, expect, it, vi } from 'vitest';
import { createDeviceChoices } from './device-choices.ts';

function open(cookies = '') {
  const lines: string[] = [];
  const device = createDeviceChoices({
    cookies: () => cookies,
    setCookie: (line) => void lines.push(line),
    secure: true,
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

  it('that nobody offers count as none', () => {
    const { device } = open('sp_theme=neon; sp_locale=mr; sp_views');
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
