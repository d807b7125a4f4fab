import { PROFILE_VIEWS_PATH } from 'api/gateway-requests';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { firstReplies, type FirstReplyPort, type Visitor } from './first-reply.ts';

/** What a visitor may be shown. */
export interface Viewed {
  /** Paths of the calls whose replies the page may bring. */
  readonly calls: readonly string[];
  /** Set-Cookie headers by which the visitor's views are counted. */
  readonly cookies: readonly string[];
}

/**
 * Counts a profile among a call's paths as a view of this visitor, whether it is at hand or has to be read. A page for
 * whom no view is left, or whose view takes longer than `limit` ms, comes without it: the browser asks by itself and
 * shows what the API says.
 */
export async function takeViews(
  api: FirstReplyPort,
  calls: readonly string[],
  visitor: Visitor,
  limit: number,
): Promise<Viewed> {
  const others = calls.filter((path) => !isView(path));
  if (others.length === calls.length) return { calls, cookies: [] };
  const asked = { ...visitor, method: 'POST' } as const;
  const { replies, cookies } = await firstReplies(api, [PROFILE_VIEWS_PATH], asked, limit);
  return { calls: PROFILE_VIEWS_PATH in replies ? calls : others, cookies };
}

function isView(path: string): boolean {
  return path.split('?')[0] === viewProfile.path;
}
