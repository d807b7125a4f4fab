import { useState } from 'react';
import type { CallReply } from 'shared-contracts/calls/call';
import { isCallFailed } from 'shared-contracts/calls/client';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost, type Question } from 'shared-contracts/host';
import type { MessageKey } from 'shared-contracts/messages';
import { useQueryClient } from 'shared-contracts/query';
import type { SlotProps } from 'shared-contracts/slots';

/** What a member asks for once about another (section 4, 'Profile action buttons'). */
export interface ProfileAction {
  readonly userId: string;
  readonly question: Question;
  readonly act: () => Promise<unknown>;
  /** The flag that is true from then on. */
  readonly flag: keyof SlotProps['profile.actions']['flags'];
  readonly notice: MessageKey;
  /** The status of a refusal that says 'you have done so before'. */
  readonly doneBefore?: number;
  /** Makes what the action changed be asked for anew. */
  readonly refresh: () => Promise<void>;
}

/** Asks, acts, tells, and raises the flag in the profile that everybody on the page shares. */
export function useProfileAction(action: ProfileAction) {
  const { confirm, notify } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [justDone, setJustDone] = useState(false);

  const settle = async () => {
    setJustDone(true);
    cache.setQueryData<CallReply<typeof getProfile>>(
      keyOf(getProfile, { params: { id: action.userId } }),
      (known) => known && { ...known, [action.flag]: true },
    );
    await action.refresh();
  };

  const carryOut = async () => {
    try {
      await action.act();
      notify(action.notice);
      return true;
    } catch (error) {
      tellError(error);
      return isCallFailed(error) && error.status === action.doneBefore;
    }
  };

  const ask = async () => {
    if (!(await confirm(action.question))) return;
    setBusy(true);
    const done = await carryOut();
    setBusy(false);
    if (done) await settle();
  };
  return { busy, justDone, ask: () => void ask() };
}
