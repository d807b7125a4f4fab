import Bowser from 'bowser';
import type { Device } from 'shared-contracts/calls/account';

/** Longer than any real user agent; the rest is cut. */
const LONGEST = 512;

const KINDS: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** Browser, system and kind of device from a User-Agent header: enough for its owner to know it again, and no more. */
export function deviceOf(userAgent: string | undefined): Device | null {
  if (userAgent === undefined || userAgent === '') return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST));
  const device = {
    browser: browser.name || null,
    system: os.name || null,
    kind: KINDS[platform.type ?? ''] ?? null,
  };
  return device.browser === null && device.system === null ? null : device;
}
