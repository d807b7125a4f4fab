import { useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { useSearchParams } from 'shared-contracts/router';
import { Page, PageHeader } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import { InterestList } from './interest-list.tsx';
import { tabPhrase, type InterestType } from './interest-tab.ts';
import { InterestTabs } from './interest-tabs.tsx';
import { InterestsSkeleton } from './interests-skeleton.tsx';
import './interests.css';
import { otherPeople } from './other-person.ts';
import { useFailureNotice } from './use-failure-notice.ts';
import { useOpenedTab } from './use-opened-tab.ts';
import { useThreeLists, type ShownInterests } from './use-three-lists.ts';

/** /interests: sent, received and matched, the tab in the address. */
export function Interests() {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const type = useOpenedTab(search);
  const lists = useThreeLists(type);
  return (
    <Page>
      <PageHeader title={t('interests.title')} text={t('interests.intro')} />
      <InterestTabs current={type} lists={lists} />
      {type === null ? (
        <div className="en-interests">
          <InterestsSkeleton />
        </div>
      ) : (
        <Opened type={type} lists={lists} />
      )}
    </Page>
  );
}

function Opened({
  type,
  lists,
}: {
  type: InterestType;
  lists: Record<InterestType, ShownInterests>;
}) {
  const phrase = useTexts(phrases);
  const me = useSession()?.userId;
  const { query, interests } = lists.matched;
  const isKnown = query.data !== undefined || query.failureCount > 0;
  const matches = isKnown ? otherPeople(interests, me) : null;
  useFailureNotice(type, lists[type].query);
  return (
    <section className="en-interests" aria-label={phrase(tabPhrase(type))}>
      <InterestList key={type} type={type} list={lists[type]} matches={matches} />
    </section>
  );
}
