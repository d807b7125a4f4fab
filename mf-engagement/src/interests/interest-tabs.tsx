import { INTEREST_TYPES } from 'shared-contracts/calls/engagement';
import { useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { TabLink } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import { ListTabs } from '../people/list-tabs.tsx';
import { WaitingCount } from '../people/waiting-count.tsx';
import { tabHref, tabPhrase, type InterestType } from './interest-tab.ts';
import type { ShownInterests } from './use-three-lists.ts';
import { useWaitingInterests } from './use-waiting-interests.ts';
import { waitingForAnswer } from './waiting-for-answer.ts';

/** Beyond it a tab says `99+`, as a badge does. */
const MOST = 99;

interface InterestTabsProps {
  /** Null while it is not known which one opens. */
  readonly current: InterestType | null;
  readonly lists: Record<InterestType, ShownInterests>;
}

/** Sent, Received, Match as links, so that Back works; Received with how many wait for an answer. */
export function InterestTabs({ current, lists }: InterestTabsProps) {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const me = useSession()?.userId;
  const { interests: received, query } = lists.received;
  const loaded = waitingForAnswer({ received, matched: lists.matched.interests }, me).length;
  // The badge of the bar says the same number; until it is known, what has come is counted.
  const counted = useWaitingInterests();
  const waiting = Math.min(counted || loaded, MOST);
  const more = counted > 0 ? counted > MOST : query.hasNextPage;
  return (
    <ListTabs label={t('interests.tabs')}>
      {INTEREST_TYPES.map((type) => (
        <TabLink key={type} href={tabHref(type)} current={type === current}>
          <span>{phrase(tabPhrase(type))}</span>
          {type === 'received' && waiting > 0 && (
            <WaitingCount
              count={waiting}
              more={more}
              label={t(more ? 'interests.waitingMore' : 'interests.waiting', { count: waiting })}
            />
          )}
        </TabLink>
      ))}
    </ListTabs>
  );
}
