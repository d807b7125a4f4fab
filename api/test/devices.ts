import { deviceCookies } from '../src/platform/http/device-cookie.ts';
import type { TestApp } from './app.ts';

/** The Cookie header of a browser that was here before; each time another one. */
export function newDevice({ parts }: Pick<TestApp, 'parts'>): string {
  return deviceCookies(parts.jwtSecret).of(undefined, false).setCookie?.split(';')[0] ?? '';
}
