import { readDevice } from './device-cookie.ts';
import type { Device } from './device-resolution.ts';
import type { ReadOverrides } from './tester-override.ts';

/** The device behind a visit. */
export interface KnownDevice {
  readonly device: Device;
  /** Whether it was here before: its cookie came along. */
  readonly isKnown: boolean;
  /** From when on (ms since 1970) its reports count; null while no gateway has signed that. */
  readonly countsFrom: number | null;
  /** What links for testers in the address ask for. */
  readonly requested: ReadOverrides['requested'];
  /** Set-Cookie lines by which it is known the next time. */
  readonly cookies: readonly string[];
}

/** The name of a device by its Cookie header; null unless a gateway with this secret has signed it, for anybody can make up others. */
export function signedDevice(secret: string): (cookie: string) => string | null {
  return (cookie) => {
    const device = readDevice(cookie, secret);
    return device === null || device.countsFrom === null ? null : device.cid;
  };
}
