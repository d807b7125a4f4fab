import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, EmptyState } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import { MatchedDrawing, ReceivedDrawing, SentDrawing } from './interest-drawings.tsx';
import type { InterestType } from './interest-tab.ts';

const DRAWINGS = { sent: SentDrawing, received: ReceivedDrawing, matched: MatchedDrawing } as const;

/** Nothing in a tab yet, and what to do: 'No sent requests' (section 8), the others parallel. */
export function InterestsEmpty({ type }: { type: InterestType }) {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const Drawing = DRAWINGS[type];
  const toProfiles = (
    <ButtonLink variant="primary" href={routes.profiles.href()}>
      {t('empty.profiles')}
    </ButtonLink>
  );
  const toMine = (
    <ButtonLink variant="primary" href={routes.info.href()}>
      {t('empty.editProfile')}
    </ButtonLink>
  );
  return (
    <EmptyState
      title={type === 'sent' ? phrase('interests.none') : t(`empty.${type}`)}
      drawing={<Drawing />}
      action={type === 'received' ? toMine : toProfiles}
    >
      {t(`empty.${type}Text`)}
    </EmptyState>
  );
}
