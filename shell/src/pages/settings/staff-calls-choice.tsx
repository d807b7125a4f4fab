import { useChoice } from 'shared-contracts/behaviour/use-choice';
import { saveStaffCalls } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { CheckboxField } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';

/** Whether staff may phone; saved at once. */
export function StaffCallsChoice({ allowed }: { allowed: boolean }) {
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
