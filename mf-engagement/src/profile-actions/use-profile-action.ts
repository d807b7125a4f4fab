import { useState } from 'react';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { useEngagement } from 'shared-contracts/behaviour/use-engagement';
import type { CallReply } from 'shared-contracts/calls/call';
import { isApiError } from 'shared-contracts/calls/client';
import type { ScoreContext } from 'shared-contracts/calls/engagement';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, type NoticeExtras, type Question } from 'shared-contracts/host';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import type { SlotProps } from 'shared-contracts/platform/slots';
import { useQueryClient } from 'shared-contracts/query';
import type { ButtonAction } from './action-button.tsx';

/** What a member asks for once about another (section 4, 'Profile action buttons'). */
interface ProfileAction {
  readonly userId: string;
  readonly question: Question;
  readonly act: () => Promise<unknown>;
  /** The flag that is true from then on. */
  readonly flag: keyof SlotProps['profile.actions']['flags'];
  /** What it counts as, once it is done. */
  readonly engagement: ScoreContext;
  readonly notice: MessageKey;
  readonly noticeExtras?: NoticeExtras | undefined;
  /** The status of a refusal that says 'you have done so before'. */
  readonly doneBefore: number;
  /** Keys of what the action changed. */
  readonly refresh: readonly (readonly unknown[])[];
}

/** Asks, acts, tells, and raises the flag in the profile that everybody on the page shares. */
export function useProfileAction(action: ProfileAction): ButtonAction {
  const { act, doneBefore, engagement, flag, notice, noticeExtras, question } = action;
  const { refresh, userId } = action;
  const { confirm, notify } = useHost();
  const cache = useQueryClient();
  const engage = useEngagement(userId);
  const [justDone, setJustDone] = useState(false);

  const raiseFlag = () => {
    setJustDone(true);
    cache.setQueryData<CallReply<typeof getProfile>>(
      keyOf(getProfile, { params: { id: userId } }),
      (known) => known && { ...known, [flag]: true },
    );
  };
  const { busy, run } = useAction({
    act,
    refresh: () => refresh,
    onDone: () => {
      notify(notice, {}, noticeExtras);
      raiseFlag();
      engage(engagement);
    },
    onFailed: (error) => {
      if (isApiError(error) && error.status === doneBefore) raiseFlag();
    },
  });
  const ask = async () => {
    if (await confirm(question)) await run();
  };
  return { busy, justDone, ask: () => void ask() };
}
