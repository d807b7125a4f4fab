import { useRef, useState } from 'react';
import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useKeptFocus } from 'shared-contracts/behaviour/use-kept-focus';
import { useMessages, useTexts } from 'shared-contracts/host';
import { texts } from '../locales/en/engagement.ts';
import { InterestCard } from './interest-card.tsx';
import type { InterestType } from './interest-tab.ts';
import { InterestsEmpty } from './interests-empty.tsx';
import { InterestsSkeleton } from './interests-skeleton.tsx';
import { LIST_FAILED } from './use-failure-notice.ts';
import { useKeptOrder } from './use-kept-order.ts';
import type { ShownInterests } from './use-three-lists.ts';

/** How many cards load their photo at once: what a phone shows before scrolling. */
const EAGER_CARDS = 4;

interface InterestListProps {
  readonly type: InterestType;
  readonly list: ShownInterests;
  /** The people whom the viewer is matched with; null while that is not known, for it changes what a card says. */
  readonly matches: ReadonlySet<string> | null;
}

/** The cards of one tab, and everything that may stand in their place. */
export function InterestList({ type, list, matches }: InterestListProps) {
  const t = useTexts(texts);
  const message = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const [now] = useState(() => Date.now());
  const keepFocus = useKeptFocus(frame);
  const { query } = list;
  const interests = useKeptOrder(list.interests);

  return (
    <QueryView
      query={query}
      loading={<InterestsSkeleton />}
      failed={message(LIST_FAILED[type])}
      failedStays
      empty={
        matches !== null &&
        interests.length === 0 &&
        !query.hasNextPage && (
          <div ref={frame}>
            <InterestsEmpty type={type} />
          </div>
        )
      }
    >
      {() =>
        matches === null ? (
          <InterestsSkeleton />
        ) : (
          <div ref={frame}>
            <ul className="en-interests__list">
              {interests.map((interest, index) => (
                <li key={interest.id}>
                  <InterestCard
                    interest={interest}
                    type={type}
                    eager={index < EAGER_CARDS}
                    now={now}
                    matches={matches}
                    onActed={() => keepFocus(index)}
                  />
                </li>
              ))}
            </ul>
            <MorePages
              list={query}
              shown={interests.length}
              label={t('interests.more')}
              progress={t(query.hasNextPage ? 'interests.shown' : 'interests.all', {
                count: interests.length,
              })}
              failed={t('interests.moreFailed')}
            />
          </div>
        )
      }
    </QueryView>
  );
}
