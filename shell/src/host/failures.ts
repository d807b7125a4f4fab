import type { CallShape } from 'shared-contracts/calls/call';
import { ApiError, type Send } from 'shared-contracts/calls/client';
import type { TextValues } from 'shared-contracts/i18n/i18n';
import type { NoticeQueue } from '../notices/notice-queue.ts';

/** What follows a failed call wherever it was made; everything else is for the screen that made it. */
export interface FailureParts {
  readonly token: () => string | null;
  readonly notices: Pick<NoticeQueue, 'show'>;
  /** The server no longer takes this token. */
  readonly onRefusedToken: (token: string) => void;
}

/** Adds the two global answers to failures: the 402 notice of section 8, and the end of a refused session. */
export function withGlobalFailures(send: Send, parts: FailureParts): Send {
  return async (call, input, options) => {
    // The token of now: an answer may come after another sign-in.
    const token = parts.token();
    try {
      return await send(call, input, options);
    } catch (error) {
      if (error instanceof ApiError && token !== null) {
        if (error.status === 402) parts.notices.show('plan.required', ofFeature(call));
        if (error.status === 401 && isMembers(call)) parts.onRefusedToken(token);
      }
      throw error;
    }
  };
}

/** The values of that notice; none where the words of section 8 say all. */
function ofFeature({ planFeature: feature }: CallShape): TextValues | undefined {
  return feature === undefined ? undefined : { feature };
}

/** A wrong password at /sign_in is a 401 too, and says nothing about the session. */
function isMembers(call: CallShape): boolean {
  return call.access !== 'public';
}
