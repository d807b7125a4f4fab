import { useTexts } from 'shared-contracts/host';
import { IconHeartFilled, Tag } from 'shared-contracts/ui/core';
import { profileTexts } from './profile-texts.ts';

/** Props of what is known of somebody's interest in the viewer. */
export interface InterestNoteProps {
  readonly name: string;
  /** They sent the viewer an interest. */
  readonly theirs: boolean;
  /** The viewer sent them one. */
  readonly mine: boolean;
}

/** That somebody is interested in the viewer, or both in each other: a match (readings, 'interests'). */
export function InterestNote({ name, theirs, mine }: InterestNoteProps) {
  const t = useTexts(profileTexts);
  if (!theirs) return null;
  return (
    <p className="pf-interest">
      <Tag tone="rose" icon={<IconHeartFilled />}>
        {mine ? t('view.interestInEachOther') : t('view.interestInYou', { name })}
      </Tag>
    </p>
  );
}
