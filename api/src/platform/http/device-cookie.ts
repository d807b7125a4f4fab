import { createHmac, createSecretKey, randomUUID, timingSafeEqual } from 'node:crypto';

/** Cookie that tells one browser from another for budgets; it names no one and grants nothing. */
export const DEVICE_COOKIE = 'sp_device';

const YEAR_S = 365 * 24 * 60 * 60;
const SIGNED = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22})$/;
const MAC_BYTES = 16;

/** Gives browsers their device and recognises it. */
export interface DeviceCookies {
  /** The device of a request; null without a cookie that was signed here. */
  known(cookieHeader: string | undefined): string | null;
  /** The device of a request, and the Set-Cookie value for a browser that brought none. */
  of(
    cookieHeader: string | undefined,
    secure: boolean,
  ): { readonly device: string; readonly setCookie: string | null };
}

/**
 * Device cookies, `<id>.<signature>`, under a key of their own made of the secret that signs tokens. A cookie with a wrong
 * or missing signature counts as none: a budget would begin again with every id that someone invents.
 */
export function deviceCookies(jwtSecret: string): DeviceCookies {
  const key = createSecretKey(createHmac('sha256', jwtSecret).update('device cookies').digest());

  const signature = (device: string) =>
    createHmac('sha256', key).update(device).digest().subarray(0, MAC_BYTES).toString('base64url');

  const known: DeviceCookies['known'] = (cookieHeader) => {
    const [, device, given] = SIGNED.exec(readCookie(cookieHeader, DEVICE_COOKIE) ?? '') ?? [];
    if (device === undefined || given === undefined) return null;
    // As text: the last character of base64 has bits that decoding would ignore.
    return timingSafeEqual(Buffer.from(given), Buffer.from(signature(device))) ? device : null;
  };

  return {
    known,
    of(cookieHeader, secure) {
      const brought = known(cookieHeader);
      if (brought !== null) return { device: brought, setCookie: null };
      const device = randomUUID();
      const rules = `Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return { device, setCookie: `${DEVICE_COOKIE}=${device}.${signature(device)}; ${rules}` };
    },
  };
}

/** The raw value of a cookie in a `cookie` header; null if it is missing. */
export function readCookie(header: string | undefined, name: string): string | null {
  const start = `${name}=`;
  const pair = header?.split(';').find((part) => part.trim().startsWith(start));
  return pair?.trim().slice(start.length) ?? null;
}
