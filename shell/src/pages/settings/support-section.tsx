import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useChoice } from 'shared-contracts/behaviour/use-choice';
import { saveStaffCalls } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { SkeletonText, CheckboxField } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { PhoneCode } from './phone-code.tsx';
import { Section } from './section.tsx';
import { SupportForm } from './support-form.tsx';

/** The numbers for support, and whether staff may phone. */
export function SupportSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const account = useQuery(query(getAccount, {}));
  const found = account.data?.data;
  return (
    <Section title={t('support.title')}>
      <p>{t('support.text')}</p>
      {account.isPending && <SkeletonText lines={8} />}
      {account.isError && found === undefined && (
        <LoadFailed
          plain
          title={t('support.failed')}
          error={account.error}
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
      {found !== undefined && (
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
          <StaffCallsChoice allowed={found.staff_calls ?? true} />
        </>
      )}
    </Section>
  );
}

/** Whether staff may phone; saved at once. */
function StaffCallsChoice({ allowed }: { allowed: boolean }) {
  const t = useTexts(settingsTexts);
  const { send } = useHost();
  const { chosen, choose } = useChoice(allowed, {
    act: (wanted: boolean) => send(saveStaffCalls, { body: { allowed: wanted } }),
    refresh: () => [keyOf(getAccount)],
    key: ['staff-calls'],
  });
  return (
    <div>
      <CheckboxField
        label={t('calls.allowed')}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
      />
      <p className="shell-fine">{t('calls.text')}</p>
    </div>
  );
}
