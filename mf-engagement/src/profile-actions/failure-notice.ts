import { isCallFailed } from 'shared-contracts/calls/client';
import { messages, type MessageKey } from 'shared-contracts/messages';

/** Refusals that the shell answers for every call: sign in again, and 'Buy plan' (section 8). */
const TOLD_BY_THE_SHELL: readonly number[] = [401, 402];

/** The notice for an action that failed; null where the shell has said it already. */
export function failureNotice(error: unknown): MessageKey | null {
  if (!isCallFailed(error)) return 'call.failed';
  if (TOLD_BY_THE_SHELL.includes(error.status)) return null;
  return Object.hasOwn(messages, error.code) ? (error.code as MessageKey) : 'call.failed';
}
