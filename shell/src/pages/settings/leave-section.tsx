import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink } from 'shared-contracts/ui/core';
import { DELETE_ACCOUNT_CODE } from '../../host/text-codes.ts';
import { settingsTexts } from '../../locales/en/account.ts';
import { Section } from './section.tsx';

/** The way to delete the account. */
export function LeaveSection() {
  const t = useTexts(settingsTexts);
  const p = useTexts(phrases);
  const { labelled } = useHost();
  return (
    <Section title={t('leave.title')}>
      <p>{t('leave.text')}</p>
      <div className="shell-ways">
        <ButtonLink variant="quiet" href={routes.deleteAccount.href()}>
          {labelled(DELETE_ACCOUNT_CODE, p('menu.deleteAccount'))}
        </ButtonLink>
      </div>
    </Section>
  );
}
