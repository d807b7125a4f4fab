import { useState } from 'react';
import { MatchMoment } from 'shared-contracts/behaviour/match/match-moment';
import { useTexts } from 'shared-contracts/host';
import { matchTexts } from 'shared-contracts/locales/en/match';
import { IconHeartFilled, Tag } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';

export interface InterestNoteProps {
  readonly person: { readonly id: string; readonly name: string };
  /** They sent the viewer an interest. */
  readonly theirs: boolean;
  /** The viewer sent them one. */
  readonly mine: boolean;
  /** One of the two accepted the other's, or each sent one. */
  readonly matched: boolean;
  /** Somebody of the two has asked to chat: the moment is over, and what was begun goes on. */
  readonly begun: boolean;
}

/** That somebody is interested in the viewer, or both in each other: a match (readings, 'interests'). */
export function InterestNote({ person, theirs, mine, matched, begun }: InterestNoteProps) {
  const t = useTexts(profileTexts);
  const match = useTexts(matchTexts);
  const [before] = useState({ mine, matched });
  if (!theirs && !matched) return null;
  if (matched && !begun) {
    // Whoever made it with the bar below may be far down the page.
    const isJustMade = mine && !before.mine && !before.matched;
    return <MatchMoment person={person} comesTo={isJustMade ? 'center' : undefined} />;
  }
  return (
    <p className="pf-interest">
      <Tag tone="rose" icon={<IconHeartFilled />}>
        {matched ? match('match.title') : t('view.interestInYou', { name: person.name })}
      </Tag>
    </p>
  );
}
