import * as z from 'shared-contracts/schema';
import { LOCALES, type Locale } from '../i18n/i18n.ts';
import type { RouteName } from './routes.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** File of a remote's build with the first screens of its public pages. */
export const FIRST_SCREENS_FILE = 'first-screens.json';

/**
 * Attribute of the place where a page that still waits will show its first picture: what hands the HTML out may put the
 * picture there, so that it is seen before any script runs.
 */
export const FIRST_PICTURE = 'data-first-picture';

/**
 * Public pages that look the same for every visitor until their replies are there, each with an address to draw it at.
 * None has fields: what is typed before any script runs would be lost.
 */
export const FIRST_SCREENS = {
  home: '/',
  profiles: '/profiles',
  subscription: '/subscription',
  blogs: '/blogs',
  blog: '/blog/a-post',
  features: '/features',
  terms: '/terms-and-conditions',
  privacy: '/legal/privacy',
  safety: '/legal/safety',
  refunds: '/legal/refunds',
  community: '/legal/community',
} as const satisfies Partial<Record<RouteName, string>>;

/** Whether a page has a first screen, if its remote brings one. */
export function hasFirstScreen(route: RouteName | null): route is keyof typeof FIRST_SCREENS {
  return route !== null && route in FIRST_SCREENS;
}

/**
 * Pages as a remote draws them for a visitor before any reply has come, by route (decision 187): HTML by language,
 * without scripts or styles of elements, and the stylesheets of the build that it needs.
 */
export const FirstScreens = z.record(
  z.string(),
  z.object({
    styles: z.array(z.string()),
    html: z.partialRecord(z.enum(LOCALES), z.string()),
  }),
);
export type FirstScreens = z.infer<typeof FirstScreens>;

/** What the site is called and who answers for it is known where the HTML is handed out, and not to the build. */
const PLACES = {
  productName: (config: RuntimeConfig) => config.productName,
  grievanceOfficer: (config: RuntimeConfig) => config.grievanceOfficer.name,
};
type Place = keyof typeof PLACES;

const placeholder = (place: Place): string => `[[${place}]]`;

/** Configuration for drawing first screens: `filledIn` puts what is configured in the place of its words. */
export const unfilledConfig: RuntimeConfig = {
  productName: placeholder('productName'),
  communityCode: '',
  apiOrigin: '',
  socketUrl: '',
  support: { phone: null, email: '', whatsapp: null },
  social: { facebook: null, instagram: null, youtube: null },
  grievanceOfficer: { name: placeholder('grievanceOfficer'), email: '' },
  paymentColour: '#000',
  demo: false,
};

/** A first screen as this site says it; `escape` makes text into HTML. */
export function filledIn(
  html: string,
  config: RuntimeConfig,
  escape: (text: string) => string,
): string {
  return Object.entries(PLACES).reduce(
    (filled, [place, valueIn]) =>
      filled.replaceAll(placeholder(place as Place), () => escape(valueIn(config))),
    html,
  );
}

/** The language in which a first screen is handed out; null where the build does not have it. */
export function firstScreenIn(
  screens: FirstScreens,
  route: RouteName,
  locale: Locale,
): { readonly html: string; readonly styles: readonly string[] } | null {
  const screen = screens[route];
  const html = screen?.html[locale];
  return screen === undefined || html === undefined ? null : { html, styles: screen.styles };
}
