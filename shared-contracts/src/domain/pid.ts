/** The profile id of an address: base64url of the user id, without padding (section 2; readings, 'Wire'). */
export function toPid(userId: string): string {
  return btoa(userId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The user id in a pid, base64 or base64url, padded or not; null when it holds none. */
export function fromPid(pid: string): string | null {
  const base64 = pid.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '');
  if (!/^[A-Za-z0-9+/]+$/.test(base64) || base64.length % 4 === 1) return null;
  const text = atob(base64);
  return USER_ID.test(text) ? text : null;
}
