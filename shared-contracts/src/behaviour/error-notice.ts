import { useCallback } from 'react';
// By their shared name: every remote carries a copy of this file, and not of what it stands on.
import { errorKey, describeError, useHost } from 'shared-contracts/host';
import type { MessageKey } from '../locales/en/messages.ts';

/** Refusals that the shell answers for every call: sign in again, and 'Buy plan' (section 8). */
const SHOWN_BY_THE_SHELL: readonly (number | undefined)[] = [401, 402];

/** Whether the shell has said already why a call failed: nothing was tried then, and nothing has changed. */
export function isShownByShell(error: unknown): boolean {
  return SHOWN_BY_THE_SHELL.includes(describeError(error).status);
}

/**
 * Tells of an action that failed, once: in the words that fit, or in `words` where section 8 has one sentence for whatever
 * went wrong. A screen that tells of a failed action tells it this way and no other.
 */
export function useErrorNotice(): (error: unknown, words?: MessageKey) => void {
  const { notify } = useHost();
  return useCallback(
    (error, words) => {
      if (!isShownByShell(error)) notify(words ?? errorKey(error));
    },
    [notify],
  );
}
