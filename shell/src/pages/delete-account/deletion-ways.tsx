import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink } from 'shared-contracts/ui/core';
import { deleteTexts } from '../../locales/en/account.ts';
import { Section } from '../settings/section.tsx';

/** By oneself, or by a mail to support (section 2). */
export function DeletionWays({ isMember }: { isMember: boolean }) {
  const t = useTexts(deleteTexts);
  const { email } = useHost().config.support;
  const mail = new URLSearchParams({ subject: t('mail.subject'), body: t('mail.body') });
  return (
    <Section title={t('ways.title')}>
      <p>{t(isMember ? 'ways.here' : 'ways.settings')}</p>
      <p>{email === null ? t('ways.mailUnknown') : t('ways.mail', { email })}</p>
      <div className="shell-ways">
        {!isMember && (
          <ButtonLink variant="primary" href={routes.login.href()}>
            {t('ways.signIn')}
          </ButtonLink>
        )}
        {email !== null && (
          // Mail programs do not read a plus as a space.
          <ButtonLink href={`mailto:${email}?${mail.toString().replaceAll('+', '%20')}`}>
            {t('ways.mailAction')}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
