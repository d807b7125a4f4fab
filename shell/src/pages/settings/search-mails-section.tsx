import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useChoice } from 'shared-contracts/behaviour/use-choice';
import { chooseSearchMails } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { CheckboxField, SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { Section } from './section.tsx';

/** Whether new people of saved searches are reported by mail at all. */
export function SearchMailsSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const account = useQuery(query(getAccount, {}));
  const found = account.data?.data;
  // A server that is older than these mails sends none.
  if (found !== undefined && found.search_mails === undefined) return null;
  return (
    <Section title={t('searchMails.title')}>
      {account.isPending && <SkeletonText lines={3} />}
      {account.isError && found === undefined && (
        <LoadFailed
          plain
          title={t('searchMails.failed')}
          error={account.error}
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
      {found !== undefined && <SearchMailsChoice allowed={found.search_mails === true} />}
    </Section>
  );
}

/** Saved at once. */
function SearchMailsChoice({ allowed }: { allowed: boolean }) {
  const t = useTexts(settingsTexts);
  const { send } = useHost();
  const { chosen, choose } = useChoice(allowed, {
    act: (wanted: boolean) => send(chooseSearchMails, { body: { allowed: wanted } }),
    refresh: () => [keyOf(getAccount)],
    key: ['search-mails'],
  });
  return (
    <div>
      <CheckboxField
        label={t('searchMails.choice')}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
      />
      <p className="shell-fine">{t('searchMails.text')}</p>
    </div>
  );
}
