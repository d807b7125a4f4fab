import type { FirstReplyPort, FirstRequest } from '../gateway/first-reply.ts';

/** An API that answers every path with the same JSON and records the callers. */
export function answering(body: unknown, cookies: string[] = []) {
  const requested: FirstRequest[] = [];
  const api: FirstReplyPort = async (request) => {
    requested.push(request);
    return { status: 200, contentType: 'application/json', body: JSON.stringify(body), cookies };
  };
  return { api, requested };
}
