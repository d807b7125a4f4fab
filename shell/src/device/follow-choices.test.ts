import { expect, it } from 'vitest';
import { createDeviceChoices } from './device-choices.ts';
import { followChoices } from './follow-choices.ts';

it('the document follows the choices of the device, and so do the bars of the browser', () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<meta name="theme-color" content="#1b1315">';
  const device = createDeviceChoices({
    cookies: () => 'sp_theme=dark',
    setCookie: () => undefined,
    secure: true,
  });
  const bars = () =>
    [...page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => [
      meta.content,
      meta.getAttribute('media'),
    ]);

  followChoices(page, device);
  expect(page.documentElement.dataset['theme']).toBe('dark');
  expect(bars()).toEqual([['#1b1315', null]]);

  device.choose({ theme: 'light' });
  expect(bars()).toEqual([['#fffaf3', null]]);

  device.choose({ theme: 'device' });
  expect(page.documentElement.dataset['theme']).toBeUndefined();
  expect(bars()).toEqual([
    ['#fffaf3', '(prefers-color-scheme: light)'],
    ['#1b1315', '(prefers-color-scheme: dark)'],
  ]);
});
