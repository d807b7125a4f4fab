import {
  callPath,
  type Call,
  type CallInput,
  type CallShape,
  type LooseInput,
} from 'shared-contracts/calls/call';
import {
  getBlog,
  getLegal,
  listBlogs,
  listFeatures,
  type LegalPage,
} from 'shared-contracts/calls/content';
import { browseProfiles, viewProfile } from 'shared-contracts/calls/profiles';
import { getTextOverrides } from 'shared-contracts/calls/site';
import { fromPid } from 'shared-contracts/domain/pid';
import type { RouteName } from 'shared-contracts/platform/routes';

/** An opened page, as far as its first calls depend on it. */
export interface OpenedPage {
  readonly route: RouteName | null;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** The browser says that it is signed in: a member's replies need a token, which the gateway never sees. */
  readonly member: boolean;
}

type CallPath = string;

/** Which public calls a page makes first, by route; a route that is not here begins without one. */
const table: Partial<Record<RouteName, (page: OpenedPage) => CallPath | null>> = {
  home: listing,
  profiles: listing,
  profile: ({ params, member }) => {
    const id = fromPid(params['pid'] ?? '');
    return member || id === null ? null : pathOf(viewProfile, { query: { id } });
  },
  blogs: () => pathOf(listBlogs, {}),
  blog: ({ params }) => pathOf(getBlog, { params: { id: decoded(params['id'] ?? '') } }),
  features: () => pathOf(listFeatures, {}),
  terms: () => pathOf(getLegal, {}),
  privacy: () => legal('privacy'),
  safety: () => legal('safety'),
  refunds: () => legal('refunds'),
  community: () => legal('community'),
};

/** Paths of the calls whose replies are worth having in the HTML; the text overrides come with every page. */
export function firstCalls(page: OpenedPage): CallPath[] {
  const own = page.route === null ? null : (table[page.route]?.(page) ?? null);
  const overrides = pathOf(getTextOverrides, {});
  return own === null ? [overrides] : [own, overrides];
}

function legal(page: LegalPage): CallPath {
  return pathOf(getLegal, { query: { page } });
}

function listing({ search, member }: OpenedPage): CallPath | null {
  if (member) return null;
  const show = search.get('show');
  const x = show === 'brides' || show === 'grooms' ? show : 'all';
  return pathOf(browseProfiles, { params: { x }, query: {} });
}

/** The key that the client looks replies up by, typed by the call. */
function pathOf<Shape extends CallShape>(call: Call<Shape>, input: CallInput<Shape>): CallPath {
  return callPath(call, input as LooseInput);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    // A stray percent sign in the address: the API answers 404 to it as it stands.
    if (error instanceof URIError) return part;
    throw error;
  }
}
