import { THEME_COOKIE } from 'shared-contracts/page-data';

/** The value of a cookie in a `cookie` header as it stands there; null where there is none. */
export function cookieOf(header: string, name: string): string | null {
  const start = `${name}=`;
  const pair = header.split(';').find((part) => part.trim().startsWith(start));
  return pair?.trim().slice(start.length) ?? null;
}

/** The look that this device has chosen; null as the device has it. Anybody may write a cookie: nothing else passes. */
export function chosenTheme(header: string): 'light' | 'dark' | null {
  const theme = cookieOf(header, THEME_COOKIE);
  return theme === 'light' || theme === 'dark' ? theme : null;
}
