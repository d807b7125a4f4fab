import { randomUUID } from 'node:crypto';
import { readCookie } from './cookies.ts';

/** Cookie that tells one browser from another for budgets; it names nobody and grants nothing. */
export const DEVICE_COOKIE = 'sp_device';

const YEAR_S = 365 * 24 * 60 * 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The device of a request; null for a browser that brought none. */
export function knownDevice(cookieHeader: string | undefined): string | null {
  const brought = readCookie(cookieHeader, DEVICE_COOKIE);
  return brought !== null && UUID.test(brought) ? brought : null;
}

/** The device of a request, and the Set-Cookie value for a browser that brought none. */
export function deviceOf(
  cookieHeader: string | undefined,
  secure: boolean,
): { device: string; setCookie: string | null } {
  const brought = knownDevice(cookieHeader);
  if (brought !== null) return { device: brought, setCookie: null };
  const device = randomUUID();
  const rules = `Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { device, setCookie: `${DEVICE_COOKIE}=${device}; ${rules}` };
}
