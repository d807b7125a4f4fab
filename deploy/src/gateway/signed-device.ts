import { readDevice } from './device-cookie.ts';

/** The name of a device by its Cookie header; null unless a gateway with this secret has signed it, for anybody can make up others. */
export function signedDevice(secret: string): (cookie: string) => string | null {
  return (cookie) => {
    const device = readDevice(cookie, secret);
    return device === null || device.countsFrom === null ? null : device.cid;
  };
}
