import { QueryView } from 'shared-contracts/behaviour/query-view';
import { chooseSearchMails } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { SavedChoice } from './saved-choice.tsx';
import { Section } from './section.tsx';

/** Whether new people of saved searches are reported by mail at all. */
export function SearchMailsSection() {
  const t = useTexts(settingsTexts);
  const { query, send } = useHost();
  const account = useQuery(query(getAccount, {}));
  const found = account.data?.data;
  // A server that is older than these mails sends none.
  if (found !== undefined && found.search_mails === undefined) return null;
  return (
    <Section title={t('searchMails.title')}>
      <QueryView
        plain
        query={account}
        loading={<SkeletonText lines={3} />}
        failed={t('searchMails.failed')}
      >
        {({ data }) => (
          <SavedChoice
            label={t('searchMails.choice')}
            text={t('searchMails.text')}
            kept={data.search_mails === true}
            saving={{
              act: (allowed) => send(chooseSearchMails, { body: { allowed } }),
              refresh: () => [keyOf(getAccount)],
              key: ['search-mails'],
            }}
          />
        )}
      </QueryView>
    </Section>
  );
}
