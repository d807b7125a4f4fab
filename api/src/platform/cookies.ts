/** The value of a cookie in a `cookie` header as it stands there; null where there is none. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}
