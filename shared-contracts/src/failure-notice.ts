// By their shared name: every remote carries a copy of this file, and not of what it stands on.
import { failureKey, failureOf } from 'shared-contracts/host';
import type { MessageKey } from './messages.ts';

/** Refusals that the shell answers for every call: sign in again, and 'Buy plan' (section 8). */
const TOLD_BY_THE_SHELL: readonly (number | undefined)[] = [401, 402];

/** The notice for an action that failed; null where the shell has said it already. */
export function failureNotice(error: unknown): MessageKey | null {
  return TOLD_BY_THE_SHELL.includes(failureOf(error).status) ? null : failureKey(error);
}
