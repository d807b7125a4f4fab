import type { CallFailed } from 'shared-contracts/calls/client';

/** Which words fit a failed call. */
export type FailureKind = 'offline' | 'busy' | 'server';

/**
 * The call failure in an error, or null. By name, not by class: the shell threw it, and its class is not ours once
 * the two are built apart.
 */
export function callFailure(error: unknown): CallFailed | null {
  const isCallFailed = error instanceof Error && error.name === 'CallFailed';
  return isCallFailed ? (error as CallFailed) : null;
}

/** Sorts an error by what the reader can do about it. */
export function failureKind(error: unknown): FailureKind {
  const status = callFailure(error)?.status;
  if (status === 0) return 'offline';
  return status === 429 || status === 503 ? 'busy' : 'server';
}
