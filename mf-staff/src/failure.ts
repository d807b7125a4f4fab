import { messageOf } from 'shared-contracts/messages';

/** What a page tells of a failed call. */
export interface Failure {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The sentence of the message catalogue. */
  readonly text: string;
  /** For the help desk; absent when no answer came. */
  readonly reference: string | undefined;
}

/**
 * Reads a failure by its shape: the class of the error belongs to the shell's copy of the contracts, so
 * `instanceof` against ours would miss it.
 */
export function failureOf(error: unknown): Failure {
  const { status, code, requestId } = { ...(error as Record<string, unknown> | null) };
  return {
    status: typeof status === 'number' ? status : 0,
    text: messageOf(typeof code === 'string' ? code : 'call.failed').text,
    reference: typeof requestId === 'string' ? requestId : undefined,
  };
}
