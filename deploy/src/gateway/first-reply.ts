import type { Locale } from 'shared-contracts/i18n/i18n';

/** A request that the gateway makes for a page, with or without a visitor's identity. */
export interface FirstRequest {
  readonly path: string;
  /** Default GET. */
  readonly method?: 'GET' | 'POST';
  /** The visitor's Cookie header; '' without one. */
  readonly cookie: string;
  /** The visitor's address, for budgets; '' without identity. */
  readonly address: string;
  readonly userAgent: string;
  /** The language of the page that asks. */
  readonly language: Locale;
  /** Aborts when the reply is no longer needed. */
  readonly signal: AbortSignal;
}

export interface FirstReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** Set-Cookie headers, which travel on with the page. */
  readonly cookies: readonly string[];
}

/** Way to the API: in the same process, or over HTTP where the gateway runs apart. */
export type FirstReplyPort = (request: FirstRequest) => Promise<FirstReply>;

export type Visitor = Pick<FirstRequest, 'cookie' | 'address' | 'userAgent' | 'language'>;

/** Without identity: the reply is shown to many readers of one language. */
export function anonymousReader(language: Locale): Visitor {
  return { cookie: '', address: '', userAgent: '', language };
}

/** How long the HTML may wait for the API, in ms; then it goes out without the reply. */
export const FIRST_REPLY_MS = 100;

export interface FirstReplies {
  /** Parsed replies by call path. */
  readonly replies: Record<string, unknown>;
  /** Paths to which the API says that there is nothing (404). */
  readonly missing: readonly string[];
  readonly cookies: readonly string[];
}

/** Asks for all paths at once; what is not a 200 in JSON, fails, or takes longer than `limit` ms is left out. */
export async function firstReplies(
  port: FirstReplyPort,
  paths: readonly string[],
  visitor: Omit<FirstRequest, 'path' | 'signal'>,
  limit = FIRST_REPLY_MS,
): Promise<FirstReplies> {
  const cut = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
      cut.abort();
    }, limit);
  });
  const waits = paths.map(async (path) => {
    const pending = port({ ...visitor, path, signal: cut.signal }).catch(() => null);
    const reply = await Promise.race([pending, deadline]);
    return reply === null ? null : { path, reply, body: usable(reply) };
  });
  const come = (await Promise.all(waits)).filter((one) => one !== null);
  const answered = come.filter(({ body }) => body !== undefined);
  clearTimeout(timer);
  return {
    replies: Object.fromEntries(answered.map(({ path, body }) => [path, body])),
    missing: come.filter(({ reply }) => reply.status === 404).map(({ path }) => path),
    cookies: answered.flatMap(({ reply }) => reply.cookies),
  };
}

function usable(reply: FirstReply): unknown {
  if (reply.status !== 200 || !reply.contentType.startsWith('application/json')) return undefined;
  try {
    return JSON.parse(reply.body);
  } catch (error) {
    // The page asks again itself and shows what is wrong.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
