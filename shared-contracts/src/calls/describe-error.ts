import type { NoticeKind } from '../i18n/notice.ts';
import { messages, type MessageKey } from '../locales/en/messages.ts';
import { isApiError, NO_ANSWER, type ApiError } from './client.ts';

/** What a screen tells of something that failed. */
export interface ErrorDescription {
  /** HTTP status; 0 when no answer came; undefined for anything but a call. */
  readonly status: number | undefined;
  /** The sentence of the message catalogue; `useMessages` has it in the page's language. */
  readonly key: MessageKey;
  /** How it is to be shown. */
  readonly kind: NoticeKind;
  /** The same in English, for builds that do not know `key`. */
  readonly text: string;
  /** Request id, for the help desk; undefined when no answer came. */
  readonly reference: string | undefined;
  /** What the server says beside fields; `path` is dotted. */
  readonly errors: ApiError['errors'];
}

/** Reads a failure, whatever was thrown: the one place that decides which words fit. */
export function describeError(error: unknown): ErrorDescription {
  const key = errorKey(error);
  const { text, kind } = messages[key];
  if (!isApiError(error))
    return { status: undefined, key, kind, text, reference: undefined, errors: [] };
  const { status, requestId, errors } = error;
  return { status, key, kind, text, reference: requestId, errors };
}

/** The message that fits: the server's own code, or the general one of its status for an unknown code. */
export function errorKey(error: unknown): MessageKey {
  if (!isApiError(error)) return isChunkLost(error) ? NO_ANSWER : 'call.failed';
  const { code, status } = error;
  if (code !== 'call.failed' && Object.hasOwn(messages, code)) return code as MessageKey;
  if (status === 0) return NO_ANSWER;
  if (status === 429) return 'request.tooMany';
  if (status === 503) return 'server.busy';
  return status >= 500 ? 'server.error' : 'call.failed';
}

/** Code that comes with the first use of something did not come: the bundler's name for it. */
function isChunkLost(error: unknown): boolean {
  return (error as Partial<Error> | null | undefined)?.name === 'ChunkLoadError';
}
