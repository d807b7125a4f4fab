import { useEffect, useRef, useState } from 'react';
import { sendInterest } from 'shared-contracts/calls/engagement';
import type { Profile } from 'shared-contracts/calls/profiles';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { isInterestWanted } from 'shared-contracts/platform/wanted-interest';
import { useLocation, useNavigate } from 'shared-contracts/router';
import { IconHeart } from 'shared-contracts/ui/core';
import { actionTexts } from '../locales/en/engagement.ts';
import { interestKeys } from '../people/interest-keys.ts';
import { ActionButton } from './action-button.tsx';
import { useProfileAction } from './use-profile-action.ts';

/** Who has `received` an interest of this person answers it with one of their own. */
interface SendInterestProps {
  readonly profile: Profile;
  readonly sent: boolean;
  readonly received: boolean;
  /** The one that was sent was declined; it cannot be sent again. */
  readonly declined: boolean;
}

/** Send Interest, and once it is sent the way to the list where its answer comes. */
export function SendInterest({ profile, sent, received, declined }: SendInterestProps) {
  const t = useTexts(actionTexts);
  const { send } = useHost();
  const { id, name } = profile;
  const navigate = useNavigate();
  const { state } = useLocation();
  // The history entry is cleared before the interest is sent.
  const [isNewMember] = useState(() => isInterestWanted(state));
  const action = useProfileAction({
    userId: id,
    question: {
      title: t('interest.question', { name: personName(profile) }),
      text: t(received ? 'interest.answerText' : 'interest.text', { name }),
    },
    act: () => send(sendInterest, { body: { to: id } }),
    flag: 'i_am_interested',
    engagement: 'interest',
    notice: 'interest.sent',
    // Their profile is empty yet, and its reader looks at it next.
    noticeExtras: isNewMember
      ? {
          action: {
            label: t('interest.ownProfile'),
            run: () => void navigate(routes.info.href({ first: '2' })),
          },
        }
      : undefined,
    doneBefore: 424,
    refresh: interestKeys(id),
  });
  useWantedInterest(!sent, action.ask);
  return (
    <ActionButton
      action={action}
      done={sent}
      primary
      icon={<IconHeart />}
      label={t('interest.send')}
      doneIcon={declined ? <IconHeart /> : undefined}
      doneLabel={t(declined ? 'chat.declined' : 'interest.isSent')}
      doneHref={routes.interests.href()}
    />
  );
}

/** Continues what a new member began as a visitor; the history entry then forgets it, for Back and a reload. */
function useWantedInterest(isOpen: boolean, ask: () => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isWanted = isOpen && isInterestWanted(state);
  const isContinued = useRef(false);
  useEffect(() => {
    if (!isWanted || isContinued.current) return;
    isContinued.current = true;
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
    ask();
  }, [isWanted, ask, navigate, pathname, search]);
}
