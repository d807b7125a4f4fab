import { toPid } from '../domain/pid.ts';
import type { Declared, PartlyKnownPage } from './declared-pages.ts';

/** The units that release on their own. */
export const REMOTES = [
  'mf-profiles',
  'mf-engagement',
  'mf-billing',
  'mf-verification',
  'mf-staff',
  'mf-content',
] as const;
export type RemoteName = (typeof REMOTES)[number];

/** Who may open a page: a member's page sends visitors to /login and back; a staff page is a 404 to others. */
export type RouteAccess = 'public' | 'member' | 'staff';

/** One page: where it is, whose it is, who may open it, and its name in page-view events. */
export interface Route<Params = void> {
  readonly path: string;
  readonly owner: RemoteName | 'shell';
  readonly access: RouteAccess;
  readonly pageView: string;
  /** The address of the page; the only way to write a link (style, 'Routes'). */
  readonly href: (params: Params) => string;
}

function page(
  path: string,
  owner: Route['owner'],
  access: RouteAccess,
  pageView: string,
): Route<void | Record<string, string>> {
  return { path, owner, access, pageView, href: (query) => path + queryText(query) };
}

function detail<Params>(
  path: string,
  owner: Route['owner'],
  access: RouteAccess,
  pageView: string,
  href: (params: Params) => string,
): Route<Params> {
  return { path, owner, access, pageView, href };
}

function queryText(query: void | Record<string, string>): string {
  const text = new URLSearchParams(query ?? {}).toString();
  return text === '' ? '' : `?${text}`;
}

/** The pages that the list of settings leads to; the second factor is for staff. */
export type SettingsPart =
  | 'account'
  | 'devices'
  | 'factor'
  | 'payments'
  | 'visibility'
  | 'viewers'
  | 'people'
  | 'support'
  | 'consents'
  | 'display'
  | 'data';

/** Every route of section 2 and those of ours (readings, 'Screens'), first match wins. */
export const routes = {
  home: page('/', 'mf-profiles', 'public', 'Home'),
  profiles: page('/profiles', 'mf-profiles', 'public', 'Profiles'),
  savedProfiles: page('/saved/profiles', 'mf-profiles', 'member', 'Saved profiles'),
  filteredProfiles: page('/filtered/profiles', 'mf-profiles', 'member', 'Filtered profiles'),
  featured: page('/featured', 'mf-profiles', 'member', 'Featured profiles'),
  info: page('/info', 'mf-profiles', 'member', 'Edit profile'),
  profile: detail(
    '/profile/:pid',
    'mf-profiles',
    'public',
    'Profile',
    ({ userId, ...query }: { userId: string; birthname?: 'missing' }) =>
      `/profile/${toPid(userId)}${queryText(query)}`,
  ),
  login: page('/login', 'shell', 'public', 'Login'),
  logout: page('/logout', 'shell', 'public', 'Logout'),
  signup: page('/signup', 'shell', 'public', 'Sign up'),
  resetPassword: page('/reset-password', 'shell', 'public', 'Reset password'),
  settings: page('/settings', 'shell', 'member', 'Settings'),
  settingsPart: detail(
    '/settings/:part',
    'shell',
    'member',
    'Settings page',
    ({ part }: { part: SettingsPart }) => `/settings/${part}`,
  ),
  member: page('/member', 'mf-billing', 'public', 'Become a member'),
  subscription: page('/subscription', 'mf-billing', 'public', 'Plans'),
  interests: page('/interests', 'mf-engagement', 'member', 'Interests'),
  chats: page('/chats', 'mf-engagement', 'member', 'Chats'),
  chat: detail(
    '/chat',
    'mf-engagement',
    'member',
    'Chat',
    // `text` stands in the box when there is nothing yet; nothing is sent by it.
    ({ userId, text }: { userId: string; text?: string | undefined }) =>
      `/chat?to=${toPid(userId)}${text === undefined ? '' : `&text=${encodeURIComponent(text)}`}`,
  ),
  calllogs: page('/calllogs', 'mf-staff', 'staff', 'Call logs'),
  reviews: page('/reviews', 'mf-staff', 'staff', 'Reviews'),
  reports: page('/reports', 'mf-staff', 'staff', 'Reports'),
  leads: page('/leads', 'mf-staff', 'staff', 'Ads'),
  attention: page('/payments', 'mf-staff', 'staff', 'Payments'),
  week: page('/week', 'mf-staff', 'staff', 'Week'),
  audit: page('/audit', 'mf-staff', 'staff', 'Audit'),
  uploadIntro: page('/upload/intro', 'mf-verification', 'member', 'Video introduction'),
  uploadDoc: page('/upload/doc', 'mf-verification', 'member', 'Identity verification'),
  uploadJobDoc: page('/upload/job/doc', 'mf-verification', 'member', 'Job verification'),
  uploadIncomeDoc: page('/upload/income/doc', 'mf-verification', 'member', 'Income verification'),
  uploadPropertyDoc: page(
    '/upload/property/doc',
    'mf-verification',
    'member',
    'Property verification',
  ),
  uploadPics: page('/upload/pics', 'mf-verification', 'member', 'Photos'),
  addContacts: page('/add/contacts', 'mf-verification', 'member', 'Family contacts'),
  blogs: page('/blogs', 'mf-content', 'public', 'Blogs'),
  blog: detail(
    '/blog/:id',
    'mf-content',
    'public',
    'Blog',
    ({ id }: { id: string }) => `/blog/${encodeURIComponent(id)}`,
  ),
  features: page('/features', 'mf-content', 'public', 'Features'),
  publishAd: page('/publish-ad', 'mf-content', 'public', 'Publish an ad'),
  deleteAccount: page('/delete/account', 'shell', 'public', 'Delete account'),
  terms: page('/terms-and-conditions', 'mf-content', 'public', 'Terms & Conditions'),
  privacy: page('/legal/privacy', 'mf-content', 'public', 'Privacy'),
  safety: page('/legal/safety', 'mf-content', 'public', 'Meeting safely'),
  refunds: page('/legal/refunds', 'mf-content', 'public', 'Payments and refunds'),
  community: page('/legal/community', 'mf-content', 'public', 'How we treat each other'),
} as const;

export type RouteName = keyof typeof routes;

/** A route with its name, as an address matches it. */
export interface NamedRoute {
  readonly name: RouteName;
  readonly path: string;
  readonly owner: Route['owner'];
  readonly access: RouteAccess;
  readonly pageView: string;
  /** What a remote declares of the page; absent for pages of the central table. */
  readonly declared?: PartlyKnownPage;
}

/** The table as a list. */
export const routeList = Object.entries(routes).map(([name, route]): NamedRoute => ({
  name: name as RouteName,
  path: route.path,
  owner: route.owner,
  access: route.access,
  pageView: route.pageView,
}));

/** A route and the parts of its path, as addresses are compared with it. */
export interface RouteTemplate {
  readonly route: NamedRoute;
  readonly template: readonly string[];
}

/** The routes of pages that remotes declare, each named `unit/page`. */
export function declaredRoutes(
  pages: Readonly<Record<string, Readonly<Record<string, PartlyKnownPage>>>>,
): RouteTemplate[] {
  return Object.entries(pages).flatMap(([unit, own]) =>
    Object.entries(own).map(([page, declared]) => {
      const { path, access, pageView } = declared;
      const name = `${unit}/${page}` as RouteName;
      const owner = unit as RemoteName;
      return { route: { name, path, owner, access, pageView, declared }, template: partsOf(path) };
    }),
  );
}

/** The declared routes that this program has in its table. */
let declaredHere: readonly RouteTemplate[] = [];

/**
 * Takes pages that live remotes declare into the table; what the last call brought leaves. The shell calls it with the
 * page's data, a site with each generation. Central routes go first.
 */
export function declareRoutes(pages: Declared['pages']): void {
  const table = routes as unknown as Record<string, Route<void>>;
  for (const { route } of declaredHere) delete table[route.name];
  declaredHere = declaredRoutes(pages);
  for (const { route } of declaredHere) {
    const { path, owner, access, pageView } = route;
    table[route.name] = { path, owner, access, pageView, href: () => path };
  }
}

/** What a declared page is called; null for a page of the central table. */
export function declaredPage(name: RouteName): PartlyKnownPage | null {
  return declaredHere.find(({ route }) => route.name === name)?.route.declared ?? null;
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');
const templates = routeList.map((route): RouteTemplate => ({
  route,
  template: partsOf(route.path),
}));

/** A route with the parameters of an address. */
export interface MatchedRoute {
  readonly route: NamedRoute;
  readonly params: Record<string, string>;
}

/**
 * The route whose path template fits a pathname (trailing slash or not), with its parameters; null for a 404. Declared
 * routes are those of the table unless others are given.
 */
export function matchRoute(
  pathname: string,
  declared: readonly RouteTemplate[] = declaredHere,
): MatchedRoute | null {
  const parts = partsOf(pathname);
  return matchIn(templates, parts) ?? matchIn(declared, parts);
}

function matchIn(table: readonly RouteTemplate[], parts: readonly string[]): MatchedRoute | null {
  for (const { route, template } of table) {
    const params = matchPath(template, parts);
    if (params !== null) return { route, params };
  }
  return null;
}

function matchPath(
  template: readonly string[],
  parts: readonly string[],
): Record<string, string> | null {
  if (template.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of template.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}
