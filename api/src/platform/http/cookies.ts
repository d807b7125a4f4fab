/** The value of a cookie in a `cookie` header as it stands there, whole; null where there is none. */
export function readCookie(header: string | undefined, name: string): string | null {
  const start = `${name}=`;
  const pair = header?.split(';').find((part) => part.trim().startsWith(start));
  return pair?.trim().slice(start.length) ?? null;
}
