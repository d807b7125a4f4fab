import { getAccount } from 'shared-contracts/calls/auth';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { Button, ButtonLink, SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { usePasswordDialog } from '../../password/use-password-dialog.tsx';
import { Section } from './section.tsx';

/** Who is signed in, the password, and the way out on this device. */
export function AccountSection() {
  const t = useTexts(settingsTexts);
  const p = useTexts(phrases);
  const { query, locale } = useHost();
  const { name = '', myplan } = useSession() ?? {};
  const password = usePasswordDialog();
  // Only beautifies: without it the section does as well.
  const { data, isPending } = useQuery(query(getAccount, {}));
  const account = data?.data;
  const planUntil = account?.plan_until ?? null;
  return (
    <Section title={t('account.title')}>
      {/* A line each, so that the lines to come have their place while they are on their way. */}
      <div>
        <p>{t('account.signedInAs', { name })}</p>
        {isPending && <SkeletonText lines={myplan === 'hope' ? 1 : 2} />}
        {account && <p>{account.email}</p>}
        {planUntil !== null && (
          <p>
            {t('account.planUntil', {
              day: dayText(planUntil.slice(0, 10), locale),
            })}
          </p>
        )}
      </div>
      <div className="shell-ways">
        <Button onClick={password.ask}>
          {p(account?.has_password === true ? 'password.change' : 'menu.setPassword')}
        </Button>
        <ButtonLink href={routes.logout.href()}>{t('account.logout')}</ButtonLink>
      </div>
      {password.dialog}
    </Section>
  );
}
