import { jwtDecode } from 'jwt-decode';

/** When a token ends (ms since 1970); null when it cannot be read or names no end, which ours always does. */
export function tokenExpiry(token: string): number | null {
  try {
    const { exp } = jwtDecode<{ exp?: unknown }>(token);
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
