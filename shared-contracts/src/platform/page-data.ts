import * as z from 'shared-contracts/schema';
import { LOCALES } from '../i18n/i18n.ts';
import { Declared } from './declared-pages.ts';
import { Resolution } from './resolution.ts';
import { RuntimeConfig } from './runtime-config.ts';

/** Id of the JSON block in the page's HTML. */
export const PAGE_DATA_ID = 'page-data';

/** Cookie that says 'this browser is signed in' to the gateway; not secret, grants nothing. */
export const MEMBER_HINT_COOKIE = 'sp_member';

/**
 * Cookies of a device's own choices: appearance (`light`, `dark`; absent as the device) and language. The gateway may
 * read them, so that the HTML has its scheme and its language before any script runs. No data of a person.
 */
export const THEME_COOKIE = 'sp_theme';
export const LOCALE_COOKIE = 'sp_locale';

/** Cookie of the gateway: the language that an address named, until the browser is closed; it was not chosen. */
export const VISIT_LOCALE_COOKIE = 'sp_visit_locale';

/** Name in an address of the language that the page shall have: `/profiles?lang=mr`. */
export const LANGUAGE_PARAMETER = 'lang';

/** Everything the gateway tells the shell with the HTML: no round trip stands before the first screen. */
export const PageData = z.object({
  config: RuntimeConfig,
  resolution: Resolution,
  /** What live remotes declare; absent where they declare nothing. */
  declared: z.optional(Declared),
  /** The language that the page begins in; its HTML is in it too. Additive; absent means that of the device's cookie. */
  language: z.optional(z.enum(LOCALES)),
  /** Build of the shell that this page starts. */
  shellBuild: z.optional(z.string()),
  /** Nonce for style elements that libraries insert. */
  nonce: z.string(),
  /** First replies by call path, parsed by their call when used. */
  replies: z.record(z.string(), z.unknown()),
});
export type PageData = z.infer<typeof PageData>;
