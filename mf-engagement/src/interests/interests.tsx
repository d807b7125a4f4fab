import { useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/phrases';
import { useSearchParams } from 'shared-contracts/router';
import { Page, PageHeader } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { InterestList } from './interest-list.tsx';
import { InterestTabs } from './interest-tabs.tsx';
import { tabPhrase, typeOf } from './interest-tab.ts';
import './interests.css';
import { otherPerson } from './other-person.ts';
import { useAnswerInterest } from './use-answer-interest.ts';
import { useFailureNotice } from './use-failure-notice.ts';
import { useRemoveInterest } from './use-remove-interest.ts';
import { useThreeLists } from './use-three-lists.ts';

/** /interests: sent, received and matched, the tab in the address. */
export function Interests() {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const [search] = useSearchParams();
  const type = typeOf(search);
  const { leaving, remove } = useRemoveInterest();
  const { answers, answer } = useAnswerInterest();
  const lists = useThreeLists(type, { leaving, answers });
  const me = useSession()?.userId;
  const matches = new Set(lists.matched.interests.map((one) => otherPerson(one, me).userId));
  useFailureNotice(type, lists[type].query);
  return (
    <Page>
      <PageHeader title={t('interests.title')} text={t('interests.intro')} />
      <InterestTabs current={type} lists={lists} />
      <section className="en-interests" aria-label={phrase(tabPhrase(type))}>
        <InterestList
          key={type}
          type={type}
          list={lists[type]}
          matches={matches}
          onRemove={remove}
          onAnswer={answer}
        />
      </section>
    </Page>
  );
}
