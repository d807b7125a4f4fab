import { createListeners } from 'shared-contracts/behaviour/listeners';
import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import { LOCALE_COOKIE, THEME_COOKIE } from 'shared-contracts/platform/page-data';

/** Light, dark, or as the device has it. */
export const THEMES = ['device', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Settings of this device; they hold for everybody who signs in on it. */
export interface Choices {
  readonly theme: Theme;
  readonly locale: Locale;
  /** False when page views must not be counted. */
  readonly counted: boolean;
}

/** The choices of this device; an external store for React. */
export interface DeviceChoices {
  current(): Choices;
  /** Whether the language was chosen, here or with the account that signed in here last. */
  hasChosenLocale(): boolean;
  choose(change: Partial<Choices>): void;
  subscribe(listener: () => void): () => void;
}

interface Parts {
  /** The page's cookies as `document.cookie` has them; '' where there are none. */
  readonly cookies: () => string;
  readonly setCookie: (line: string) => void;
  readonly secure: boolean;
  /** The language that the page came in, for whatever reason; undefined where it is unknown. */
  readonly locale?: Locale | undefined;
}

const COUNTED_COOKIE = 'sp_views';
/** A year, in seconds. */
const LIFE = 31_536_000;

/** Kept in cookies, not in the storage: that holds the session only, and a server can heed a cookie before it draws. */
export function createDeviceChoices(parts: Parts): DeviceChoices {
  const { cookies, setCookie, secure, locale } = parts;
  const { subscribe, tell } = createListeners();
  const kept = read(cookies());
  let now = { ...kept, locale: locale ?? kept.locale };
  const keep = (name: string, value: string, isDefault: boolean) =>
    setCookie(
      `${name}=${isDefault ? '' : value}; Path=/; Max-Age=${isDefault ? 0 : LIFE}; SameSite=Lax${secure ? '; Secure' : ''}`,
    );
  return {
    current: () => now,
    hasChosenLocale: () => cookies().includes(`${LOCALE_COOKIE}=`),
    choose(change) {
      now = { ...now, ...change };
      if ('theme' in change) keep(THEME_COOKIE, now.theme, now.theme === 'device');
      // English too: the browser may accept another language.
      if ('locale' in change) keep(LOCALE_COOKIE, now.locale, false);
      if ('counted' in change) keep(COUNTED_COOKIE, 'no', now.counted);
      tell();
    },
    subscribe,
  };
}

function read(cookies: string): Choices {
  const found = new Map(
    cookies.split('; ').map((pair) => pair.split('=') as [string, string | undefined]),
  );
  return {
    theme: THEMES.find((one) => one === found.get(THEME_COOKIE)) ?? 'device',
    locale: LOCALES.find((one) => one === found.get(LOCALE_COOKIE)) ?? 'en',
    counted: found.get(COUNTED_COOKIE) !== 'no',
  };
}
