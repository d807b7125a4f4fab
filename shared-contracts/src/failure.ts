import { isCallFailed, NO_ANSWER, type CallFailed } from './calls/client.ts';
import { messages, type MessageKey } from './messages.ts';

/** What a screen tells of something that failed. */
export interface Failure {
  /** HTTP status; 0 when no answer came; undefined for anything but a call. */
  readonly status: number | undefined;
  /** The sentence of the message catalogue. */
  readonly text: string;
  /** Request id, for the help desk; undefined when no answer came. */
  readonly reference: string | undefined;
  /** What the server says beside fields; `path` is dotted. */
  readonly errors: CallFailed['errors'];
}

/** Reads a failure, whatever was thrown: the one place that decides which words fit. */
export function failureOf(error: unknown): Failure {
  const { text } = messages[failureKey(error)];
  if (!isCallFailed(error)) return { status: undefined, text, reference: undefined, errors: [] };
  const { status, requestId, errors } = error;
  return { status, text, reference: requestId, errors };
}

/** The message that fits: the server's own code, or the general one of its status when nobody knows the code. */
export function failureKey(error: unknown): MessageKey {
  if (!isCallFailed(error)) return 'call.failed';
  const { code, status } = error;
  if (code !== 'call.failed' && Object.hasOwn(messages, code)) return code as MessageKey;
  if (status === 0) return NO_ANSWER;
  if (status === 429) return 'request.tooMany';
  if (status === 503) return 'server.busy';
  return status >= 500 ? 'server.error' : 'call.failed';
}
