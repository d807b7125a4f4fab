import { messageOf } from 'shared-contracts/messages';

/** What a page needs to know of a failed call. */
export interface Failure {
  /** The catalogue's words for it. */
  readonly text: string;
  /** Request id, for the help desk. */
  readonly reference: string | undefined;
  /** What the server says beside fields; `path` is dotted. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}

/** Reads a failure by its shape: its class belongs to the shell's copy of the contracts, `instanceof` would miss it. */
export function failureOf(error: unknown): Failure {
  const { code, requestId, errors } = { ...(error as Record<string, unknown> | null) };
  return {
    text: messageOf(typeof code === 'string' ? code : 'call.failed').text,
    reference: typeof requestId === 'string' ? requestId : undefined,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
  };
}

function isFieldError(value: unknown): value is { path: string; message: string } {
  const { path, message } = { ...(value as Record<string, unknown> | null) };
  return typeof path === 'string' && typeof message === 'string';
}
