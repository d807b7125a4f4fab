import type { Interest } from 'shared-contracts/calls/engagement';
import { useTexts } from 'shared-contracts/host';
import { Button, IconHeart, VisuallyHidden } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import type { InterestType } from './interest-tab.ts';
import { ACCEPTED, DECLINED, type Answer } from './use-answer-interest.ts';

/** Props of what can be done with an interest. */
export interface InterestActionsProps {
  readonly interest: Interest;
  readonly type: InterestType;
  /** The other person, for screen readers: many buttons say the same. */
  readonly name: string;
  readonly matched: boolean;
  readonly onRemove: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** A sent interest can be cancelled; a received one accepted or declined, and a declined one accepted after all. */
export function InterestActions(props: InterestActionsProps) {
  const { interest, type, name, matched, onRemove, onAnswer } = props;
  const t = useTexts(texts);
  if (type === 'sent') {
    return (
      <Button size="small" onClick={onRemove}>
        {t('card.remove')} <VisuallyHidden>{t('card.whom', { name })}</VisuallyHidden>
      </Button>
    );
  }
  if (type === 'matched' || matched) return null;
  const whose = <VisuallyHidden>{t('card.whose', { name })}</VisuallyHidden>;
  return (
    <>
      <Button size="small" icon={<IconHeart />} onClick={() => onAnswer(ACCEPTED)}>
        {t('card.accept')} {whose}
      </Button>
      {!interest.declined && (
        <Button size="small" variant="quiet" onClick={() => onAnswer(DECLINED)}>
          {t('card.decline')} {whose}
        </Button>
      )}
    </>
  );
}
