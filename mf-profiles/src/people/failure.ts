import { isCallFailed } from 'shared-contracts/calls/client';

/** Which words fit a failed call. */
export type FailureKind = 'offline' | 'busy' | 'server';

/** The HTTP status of a failed call, 0 when no answer came; undefined for anything else that went wrong. */
export function failureStatus(error: unknown): number | undefined {
  return isCallFailed(error) ? error.status : undefined;
}

/** Sorts an error by what the reader can do about it. */
export function failureKind(error: unknown): FailureKind {
  const status = failureStatus(error);
  if (status === 0) return 'offline';
  return status === 429 || status === 503 ? 'busy' : 'server';
}
