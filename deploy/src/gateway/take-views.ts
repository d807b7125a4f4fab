import { PROFILE_VIEWS_PATH } from 'api/gateway-requests';
import { browseProfiles, viewProfile } from 'shared-contracts/calls/profiles';
import { firstReplies, type FirstReplyPort, type Visitor } from './first-reply.ts';

/** What a visitor may be shown. */
export interface Viewed {
  /** Paths of the calls whose replies the page may bring. */
  readonly calls: readonly string[];
  /** Set-Cookie headers by which the visitor's views are counted. */
  readonly cookies: readonly string[];
}

/**
 * Counts the people whom a call's reply shows for this visitor, whether it is at hand or has to be read. A page for
 * whom no view is left, or whose view takes longer than `limit` ms, comes without it: the browser asks by itself and
 * shows what the API says.
 */
export async function takeViews(
  api: FirstReplyPort,
  calls: readonly string[],
  visitor: Visitor,
  limit: number,
): Promise<Viewed> {
  const others = calls.filter((path) => countingPath(path) === null);
  const counting = calls.map(countingPath).filter((path) => path !== null);
  if (counting.length === 0) return { calls, cookies: [] };
  const asked = { ...visitor, method: 'POST' } as const;
  const cookies: string[] = [];
  const port: FirstReplyPort = async (request) => {
    const reply = await api(request);
    // A refusal too gives a browser the cookie by which it is counted from then on.
    cookies.push(...reply.cookies);
    return reply;
  };
  const { replies } = await firstReplies(port, counting, asked, limit);
  const areCounted = counting.every((path) => path in replies);
  return { calls: areCounted ? calls : others, cookies: [...cookies] };
}

const LISTING = browseProfiles.path.replace('{x}', '');

/** Where the people whom a call shows are counted for a visitor; null for a call that shows nobody. */
function countingPath(path: string): string | null {
  const [pathname = '', query = ''] = path.split('?');
  if (pathname === viewProfile.path) return `${PROFILE_VIEWS_PATH}?${query}`;
  if (!pathname.startsWith(LISTING)) return null;
  return `${PROFILE_VIEWS_PATH}?list=${pathname.slice(LISTING.length)}`;
}
