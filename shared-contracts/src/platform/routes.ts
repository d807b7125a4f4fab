import { toPid } from '../domain/pid.ts';
import type { Declared, DeclaredPage } from './declared-pages.ts';

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

/** The table as a list. */
export const routeList = Object.entries(routes).map(([name, route]) => ({
  name: name as RouteName,
  path: route.path,
  owner: route.owner,
  access: route.access,
  pageView: route.pageView,
}));

/** Words of the pages that live remotes declare, by their names in the table. */
let declared: ReadonlyMap<string, DeclaredPage> = new Map();
let declaredTemplates: readonly Template[] = [];

/**
 * Takes pages that live remotes declare into the table, as `unit/page`; what the last call brought leaves. The shell calls
 * it with the page's data, the gateway with each generation. Central routes go first.
 */
export function declareRoutes(pages: Declared['pages']): void {
  const table = routes as unknown as Record<string, Route<void>>;
  for (const name of declared.keys()) delete table[name];
  const found = Object.entries(pages).flatMap(([unit, own]) =>
    Object.entries(own).map(([name, page]) => ({ unit, name: `${unit}/${name}`, page })),
  );
  declared = new Map(found.map(({ name, page }) => [name, page]));
  declaredTemplates = found.map(({ unit, name, page }) => {
    const { path, access, pageView } = page;
    const owner = unit as RemoteName;
    table[name] = { path, owner, access, pageView, href: () => path };
    const route = { name: name as RouteName, path, owner, access, pageView };
    return { route, template: partsOf(path) };
  });
}

/** What a declared page is called; null for a page of the central table. */
export function declaredPage(name: RouteName): DeclaredPage | null {
  return declared.get(name) ?? null;
}

/** Declared pages that search engines may name: those for all, with one address. */
export function declaredAddresses(): string[] {
  return [...declared.values()].filter(isSearched).map(({ path }) => path);
}

/** Whether a declared page has an address in each language for search engines. */
export function isSearched({ access, path }: DeclaredPage): boolean {
  return access === 'public' && !path.includes(':');
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');
const templates = routeList.map((route): Template => ({ route, template: partsOf(route.path) }));

interface Template {
  readonly route: (typeof routeList)[number];
  readonly template: string[];
}

/** The route whose path template fits a pathname (trailing slash or not), with its parameters; null for a 404. */
export function matchRoute(
  pathname: string,
): { route: (typeof routeList)[number]; params: Record<string, string> } | null {
  const parts = partsOf(pathname);
  for (const { route, template } of [...templates, ...declaredTemplates]) {
    const params = matchPath(template, parts);
    if (params !== null) return { route, params };
  }
  return null;
}

function matchPath(template: string[], parts: string[]): Record<string, string> | null {
  if (template.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of template.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}
