import { QueryView } from 'shared-contracts/behaviour/query-view';
import { saveStaffCalls } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { PhoneCode } from './phone-code.tsx';
import { SavedChoice } from './saved-choice.tsx';
import { Section } from './section.tsx';
import { SupportForm } from './support-form.tsx';

/** The numbers for support, and whether staff may phone. */
export function SupportSection() {
  const t = useTexts(settingsTexts);
  const { query, send } = useHost();
  const account = useQuery(query(getAccount, {}));
  return (
    <Section title={t('support.title')}>
      <p>{t('support.text')}</p>
      <QueryView
        plain
        query={account}
        loading={<SkeletonText lines={8} />}
        failed={t('support.failed')}
      >
        {({ data: found }) => (
          <>
            <SupportForm numbers={found.support ?? null} />
            {found.support && found.phone_code && (
              <PhoneCode
                key={found.support.phone}
                account={found}
                phone={found.support.phone}
                code={found.phone_code}
              />
            )}
            <SavedChoice
              label={t('calls.allowed')}
              text={t('calls.text')}
              kept={found.staff_calls ?? true}
              saving={{
                act: (allowed) => send(saveStaffCalls, { body: { allowed } }),
                refresh: () => [keyOf(getAccount)],
                key: ['staff-calls'],
              }}
            />
          </>
        )}
      </QueryView>
    </Section>
  );
}
