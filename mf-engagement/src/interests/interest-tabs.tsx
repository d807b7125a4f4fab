import { INTEREST_TYPES } from 'shared-contracts/calls/engagement';
import { useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { TabLink, VisuallyHidden } from 'shared-contracts/ui/core';
import { ListTabs } from '../people/list-tabs.tsx';
import { texts } from '../texts.ts';
import { tabHref, tabPhrase, type InterestType } from './interest-tab.ts';
import { otherPerson } from './other-person.ts';
import { waitsForMe } from './use-opened-tab.ts';
import type { ShownInterests } from './use-three-lists.ts';

/** Props of the row of tabs. */
export interface InterestTabsProps {
  /** Null while it is not known which one opens. */
  readonly current: InterestType | null;
  readonly lists: Record<InterestType, ShownInterests>;
}

/** Sent, Received, Match as links, so that Back works, each with how many there are. */
export function InterestTabs({ current, lists }: InterestTabsProps) {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const me = useSession()?.userId;
  const matches = new Set(lists.matched.interests.map((one) => otherPerson(one, me).userId));
  const received = {
    // Where both have asked nothing waits for an answer.
    waiting: lists.received.interests.filter(
      (one) => waitsForMe(one) && !matches.has(otherPerson(one, me).userId),
    ).length,
    more: lists.received.query.hasNextPage,
  };
  return (
    <ListTabs label={t('interests.tabs')} current={current}>
      {INTEREST_TYPES.map((type) => (
        <TabLink key={type} href={tabHref(type)} current={type === current}>
          {phrase(tabPhrase(type))}
          {type === 'received' && received.waiting > 0 ? (
            <Waiting {...received} />
          ) : (
            <Count of={lists[type]} />
          )}
        </TabLink>
      ))}
    </ListTabs>
  );
}

/** How many wait for an answer of the member, in the badge's colour. */
function Waiting({ waiting, more }: { waiting: number; more: boolean }) {
  const t = useTexts(texts);
  return (
    <>
      <span className="en-count en-count--waiting" aria-hidden="true">
        {more ? `${waiting}+` : waiting}
      </span>
      <VisuallyHidden>
        {t(more ? 'interests.waitingMore' : 'interests.waiting', { count: waiting })}
      </VisuallyHidden>
    </>
  );
}

/** How many, as far as one has asked: 3, or 20+ while there are more. */
function Count({ of: { query, interests } }: { of: ShownInterests }) {
  const t = useTexts(texts);
  const count = interests.length;
  if (count === 0) return null;
  const { hasNextPage } = query;
  return (
    <>
      <span className="en-count" aria-hidden="true">
        {hasNextPage ? `${count}+` : count}
      </span>
      <VisuallyHidden>
        {t(hasNextPage ? 'interests.countMore' : 'interests.count', { count })}
      </VisuallyHidden>
    </>
  );
}
