import { useHost, useTexts } from 'shared-contracts/host';
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

/** What members can do, with its words; for a visitor each of them is 'Join now', without a call (readings, 'Screens'). */
export function VisitorActions({ name }: { name: string }) {
  const t = useTexts(profileTexts);
  const { joinNow } = useHost();
  return (
    <ActionsBar label={t('view.actions')} ask={<AskPill name={name} onAsk={joinNow} />}>
      {ACTIONS.map(({ key, icon, ...look }) => (
        <Button key={key} icon={icon} onClick={joinNow} {...look}>
          {t(key)}
        </Button>
      ))}
    </ActionsBar>
  );
}
