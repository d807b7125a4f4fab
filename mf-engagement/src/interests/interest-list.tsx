import { useRef, useState } from 'react';
import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { useKeptFocus } from 'shared-contracts/behaviour/use-kept-focus';
import { useTexts } from 'shared-contracts/host';
import { texts } from '../texts.ts';
import { InterestCard } from './interest-card.tsx';
import type { InterestType } from './interest-tab.ts';
import { InterestsEmpty } from './interests-empty.tsx';
import { InterestsFailed } from './interests-failed.tsx';
import { InterestsSkeleton } from './interests-skeleton.tsx';
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
  const frame = useRef<HTMLDivElement>(null);
  const [now] = useState(() => Date.now());
  const keepFocus = useKeptFocus(frame);
  const { query } = list;
  const interests = useKeptOrder(list.interests);

  // A retry keeps the words and the button in their place; only the first wait is grey shapes.
  if (query.data === undefined && query.errorUpdateCount > 0) {
    return (
      <InterestsFailed
        type={type}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined || matches === null) return <InterestsSkeleton />;
  if (interests.length === 0 && !query.hasNextPage) {
    return (
      <div ref={frame}>
        <InterestsEmpty type={type} />
      </div>
    );
  }
  return (
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
  );
}
