import { useState } from 'react';
import { chatRequestKeys } from 'shared-contracts/behaviour/chat-request-keys';
import { MatchMoment } from 'shared-contracts/behaviour/match/match-moment';
import { MatchScreen } from 'shared-contracts/behaviour/match/match-screen';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { sendChatRequest, type PersonSummary } from 'shared-contracts/calls/engagement';
import { useHost, useTexts } from 'shared-contracts/host';
import { matchTexts } from 'shared-contracts/locales/en/match';
import { IconHeartFilled, Tag } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';

export interface InterestNoteProps {
  readonly person: Pick<PersonSummary, 'name' | 'gender' | 'pics' | 'primary_profile_pic'> & {
    readonly id: string;
  };
  /** Gun Milan of the two; null where there is none. */
  readonly points: number | null;
  /** They sent the viewer an interest. */
  readonly theirs: boolean;
  /** The viewer sent them one. */
  readonly mine: boolean;
  /** One of the two accepted the other's, or each sent one. */
  readonly matched: boolean;
  /** Either of the two has requested a chat. */
  readonly begun: boolean;
}

/** That the person is interested in the viewer, or both in each other: a match (readings, 'interests'). */
export function InterestNote({ person, points, theirs, mine, matched, begun }: InterestNoteProps) {
  const t = useTexts(profileTexts);
  const match = useTexts(matchTexts);
  const { send } = useHost();
  const [before] = useState({ mine, matched, begun });
  const [isSeen, setSeen] = useState(false);
  const asking = useAction({
    act: (message: string) =>
      send(sendChatRequest, {
        body: { to: person.id, accepted: false, declined: false, message },
      }),
    refresh: () => chatRequestKeys(person.id),
  });
  if (!theirs && !matched) return null;
  // Made by the reader, who answered an interest; the yes of the other one leaves the page as it is.
  const isJustMade = theirs && matched && mine && !before.mine && !before.matched;
  return (
    <>
      {isJustMade && !isSeen && (
        <MatchScreen
          userId={person.id}
          person={person}
          points={points}
          onOpener={before.begun ? undefined : asking.run}
          onClose={() => setSeen(true)}
        />
      )}
      {matched && !begun ? (
        <MatchMoment person={person} />
      ) : (
        <p className="pf-interest">
          <Tag tone="rose" icon={<IconHeartFilled />}>
            {matched ? match('match.title') : t('view.interestInYou', { name: person.name })}
          </Tag>
        </p>
      )}
    </>
  );
}
