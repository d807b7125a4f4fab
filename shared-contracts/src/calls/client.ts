import type { Locale } from '../i18n/i18n.ts';
import {
  callPath,
  type Call,
  type CallInput,
  type CallReply,
  type CallShape,
  type LooseInput,
} from './call.ts';
import { Problem } from './problem.ts';

/** Marks requests as made by our own client (section 7: 'an app header'). */
export const APP_HEADER = { name: 'x-app', value: 'web' } as const;

/** Code of a failure in which no answer came: offline, timeout, aborted connection. Its status is 0. */
export const NO_ANSWER = 'call.noAnswer';

/** A call that was refused or could not be made. `code` is a message key; `errors` names wrong fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: NonNullable<Problem['errors']>;
  readonly requestId: string | undefined;
  /** What a 409 ran into, to be read by the schema that the call names. */
  readonly conflict: unknown;

  constructor(problem: Partial<Problem> & { status: number; code: string }, cause?: unknown) {
    super(problem.detail ?? problem.title ?? problem.code, { cause });
    this.status = problem.status;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
    this.requestId = problem.request_id;
    this.conflict = problem.conflict;
  }
}

/**
 * Whether an error is a refused or impossible call. By name, not by class: the shell threw it, and a remote that is
 * built apart has a class of its own.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** What a client needs of its surroundings; every part can be replaced in a test. */
export interface ClientParts {
  /** Origin of the API without a trailing slash; '' for the page's own. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  readonly token: () => string | null;
  /** The language to be answered in, whatever the browser itself accepts; absent where that decides. */
  readonly language?: () => Locale;
  /** First replies that came with the page, by `callPath`; each is used once. */
  readonly inlined?: Map<string, unknown>;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** The call goes on when the page is closed meanwhile. */
  readonly keepalive?: boolean;
}

/** Makes one call; resolves to the parsed reply, rejects with ApiError. */
export type Send = <Shape extends CallShape>(
  call: Call<Shape>,
  input: CallInput<Shape>,
  options?: SendOptions,
) => Promise<CallReply<Shape>>;

/** Gives the reply that came with the page for a call, once; undefined where there is none. */
export type FirstReplies = <Shape extends CallShape>(
  call: Call<Shape>,
  input: CallInput<Shape>,
) => CallReply<Shape> | undefined;

/** Takes replies out of what came with the page; one that cannot be read counts as none. */
export function createFirstReplies(inlined: Map<string, unknown>): FirstReplies {
  return (call, input) => {
    const path = callPath(call, input as LooseInput);
    const reply = call.method === 'GET' ? inlined.get(path) : undefined;
    if (reply === undefined) return undefined;
    inlined.delete(path);
    const parsed = call.reply.safeParse(reply);
    return parsed.success ? (parsed.data as CallReply<typeof call>) : undefined;
  };
}

/** The one HTTP client of the browser (design section 2). */
export function createClient(parts: ClientParts): Send {
  const first = createFirstReplies(parts.inlined ?? new Map<string, unknown>());
  return async (call, input, options) => {
    const loose = input as LooseInput;
    const path = callPath(call, loose);
    const inlined = first(call, input);
    if (inlined !== undefined) return inlined;
    try {
      const response = await answer(parts, call, path, loose, options);
      if (!response.ok) throw await apiErrorFrom(response);
      return parseReply(call, await bodyOf(response));
    } catch (error) {
      if (isAbort(error)) throw error;
      throw error instanceof ApiError ? error : new ApiError({ status: 0, code: NO_ANSWER }, error);
    }
  };
}

/** A file of text is its text; everything else is JSON. */
function bodyOf(response: Response): Promise<unknown> | undefined {
  if (response.status === 204) return undefined;
  const isText = response.headers.get('content-type')?.startsWith('text/csv') ?? false;
  return isText ? response.text() : response.json();
}

function parseReply<Shape extends CallShape>(call: Call<Shape>, json: unknown): CallReply<Shape> {
  const parsed = call.reply.safeParse(json);
  if (parsed.success) return parsed.data as CallReply<Shape>;
  throw new ApiError({ status: 502, code: 'call.replyUnreadable' }, parsed.error);
}

function answer(
  parts: ClientParts,
  call: CallShape,
  path: string,
  input: LooseInput,
  options?: SendOptions,
): Promise<Response> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    [APP_HEADER.name]: APP_HEADER.value,
  };
  // A header that needs no preflight request (Fetch, 'CORS-safelisted request-header').
  if (parts.language !== undefined) headers['accept-language'] = parts.language();
  const token = parts.token();
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const isForm = typeof FormData !== 'undefined' && input.body instanceof FormData;
  if (input.body !== undefined && !isForm) headers['content-type'] = 'application/json';
  return parts.fetch(parts.origin + path, {
    method: call.method,
    headers,
    body:
      input.body === undefined
        ? null
        : isForm
          ? (input.body as FormData)
          : JSON.stringify(input.body),
    ...(options?.signal ? { signal: options.signal } : {}),
    ...(options?.keepalive ? { keepalive: true } : {}),
  });
}

async function apiErrorFrom(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    return new ApiError(Problem.parse(JSON.parse(text)));
  } catch (cause) {
    // A proxy between us and the API answered in its own words.
    return new ApiError({ status: response.status, code: 'call.failed' }, cause);
  }
}

function isAbort(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'AbortError';
}
