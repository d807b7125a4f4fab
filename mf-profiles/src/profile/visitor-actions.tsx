import { toPid } from 'shared-contracts/domain/pid';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useNavigate } from 'shared-contracts/router';
import { Button, IconBlock, IconBookmark, IconChat, IconHeart } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { ActionsBar } from '../people/actions-bar.tsx';
import { AskPill } from '../people/ask-pill.tsx';

const ACTIONS = [
  { key: 'visitor.chat', icon: <IconChat /> },
  { key: 'visitor.save', icon: <IconBookmark /> },
  { key: 'visitor.interest', icon: <IconHeart />, variant: 'primary' },
  { key: 'visitor.block', icon: <IconBlock /> },
] as const;

/**
 * What members can do, with its words; for a visitor each of them is 'Join now', without a call (readings, 'Screens').
 * Send Interest goes along to the sign-up, which leads back to its confirmation.
 */
export function VisitorActions({ id, name }: { id: string; name: string }) {
  const t = useTexts(profileTexts);
  const { joinNow, notify } = useHost();
  const navigate = useNavigate();
  const joinForInterest = () => {
    notify('visitor.joinNow');
    void navigate(routes.signup.href({ interest: toPid(id) }));
  };
  return (
    <ActionsBar label={t('view.actions')} ask={<AskPill name={name} onAsk={joinNow} />}>
      {ACTIONS.map(({ key, icon, ...look }) => (
        <Button
          key={key}
          icon={icon}
          onClick={key === 'visitor.interest' ? joinForInterest : joinNow}
          {...look}
        >
          {t(key)}
        </Button>
      ))}
    </ActionsBar>
  );
}
