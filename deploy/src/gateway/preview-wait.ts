import type { IncomingHttpHeaders } from 'node:http';
import { FIRST_REPLY_MS } from './first-reply.ts';

/** How long a link preview may wait for the API in all, in ms: no person waits for it. */
export const PREVIEW_REPLY_MS = 1500;
/** Previews of one gateway that wait at once: the user agent is not proof of a messenger. */
const MOST_AT_ONCE = 50;

/** What fetches a page to show its link: messengers, networks and search engines, by the names that they publish. */
const PREVIEWERS =
  /^WhatsApp\/|facebookexternalhit|Facebot|TelegramBot|Twitterbot|LinkedInBot|Slackbot|Discordbot|SkypeUriPreview|Viber|redditbot|Pinterestbot|Applebot|Googlebot|bingbot/i;

/** Makes something with the ms that it may still wait for a reply of the API. */
export type WaitForApi = <T>(
  headers: IncomingHttpHeaders,
  make: (left: () => number) => Promise<T>,
) => Promise<T>;

/**
 * Gives a browser FIRST_REPLY_MS for each reply, and a preview of a link PREVIEW_REPLY_MS for all of them; `ticks` is a
 * clock in ms that only goes forward.
 */
export function createWaitForApi(ticks: () => number, most = MOST_AT_ONCE): WaitForApi {
  let waiting = 0;
  return async (headers, make) => {
    if (waiting >= most || !isLinkPreview(headers)) return make(() => FIRST_REPLY_MS);
    const end = ticks() + PREVIEW_REPLY_MS;
    waiting += 1;
    try {
      return await make(() => Math.max(FIRST_REPLY_MS, end - ticks()));
    } finally {
      waiting -= 1;
    }
  };
}

/** Whether a program asks that shows a preview; a browser within a messenger says by Sec-Fetch-Dest that it navigates. */
export function isLinkPreview(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === undefined && PREVIEWERS.test(headers['user-agent'] ?? '');
}
