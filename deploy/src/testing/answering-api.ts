import type { FirstReplyPort, FirstRequest } from '../gateway/first-reply.ts';

/** An API that answers every path with the same JSON and remembers who asked. */
export function answering(body: unknown, cookies: string[] = []) {
  const asked: FirstRequest[] = [];
  const api: FirstReplyPort = async (request) => {
    asked.push(request);
    return { status: 200, contentType: 'application/json', body: JSON.stringify(body), cookies };
  };
  return { api, asked };
}
