import { useCallback } from 'react';
// By their shared name: every remote carries a copy of this file, and not of what it stands on.
import { failureKey, failureOf, useHost } from 'shared-contracts/host';
import type { MessageKey } from './messages.ts';

/** Refusals that the shell answers for every call: sign in again, and 'Buy plan' (section 8). */
const TOLD_BY_THE_SHELL: readonly (number | undefined)[] = [401, 402];

/** The message for an action that failed; null where the shell has said it already. */
export function errorMessageKey(error: unknown): MessageKey | null {
  return TOLD_BY_THE_SHELL.includes(failureOf(error).status) ? null : failureKey(error);
}

/**
 * Tells of an action that failed, once: in the words that fit, or in `words` where section 8 has one sentence for whatever
 * went wrong. A screen that tells of a failed action tells it this way and no other.
 */
export function useErrorNotice(): (error: unknown, words?: MessageKey) => void {
  const { notify } = useHost();
  return useCallback(
    (error, words) => {
      const key = errorMessageKey(error);
      if (key !== null) notify(words ?? key);
    },
    [notify],
  );
}
