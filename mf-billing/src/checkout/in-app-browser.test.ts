import { expect, it } from 'vitest';
import { isInAppBrowser } from './in-app-browser.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';

it.each([
  [`${ANDROID}) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 Instagram 350.0.0.0`, true],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/480.0.0.33]', true],
  [`${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130 Mobile Safari/537.36`, true],
  [`${ANDROID}) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36`, false],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', false],
])('%s: runs no frame is %s', (userAgent, expected) => {
  expect(isInAppBrowser(userAgent)).toBe(expected);
});
