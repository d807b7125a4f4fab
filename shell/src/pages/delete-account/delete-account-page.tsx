import { useBack } from 'shared-contracts/behaviour/use-back';
import { useSession, useTexts, useHost } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { BackButton, Page, PageHeader, Stack, ButtonLink } from 'shared-contracts/ui/core';
import { deleteTexts } from '../../locales/en/account.ts';
import { ExportSection } from '../export/export-section.tsx';
import '../forms/forms.css';
import { Section } from '../settings/section.tsx';
import '../settings/settings.css';
import { DeleteSection } from './delete-section.tsx';

/** /delete/account: the ways to delete an account, for everybody; and for members what is lost, a copy, and the button. */
export function DeleteAccountPage() {
  const t = useTexts(deleteTexts);
  const p = useTexts(phrases);
  const isMember = useSession() !== null;
  const back = useBack(isMember ? routes.settings.href() : routes.home.href());
  const fallback = isMember ? routes.settings.href() : routes.home.href();
  return (
    <Page width="form">
      <PageHeader
        back={<BackButton label={p('action.back')} href={fallback} onBack={back} />}
        title={t('title')}
        text={t('intro')}
      />
      <Stack>
        <DeletionWays isMember={isMember} />
        <Section title={t('gone.title')}>
          <ul>
            <li>{t('gone.profile')}</li>
            <li>{t('gone.people')}</li>
            <li>{t('gone.contacts')}</li>
          </ul>
          <h3>{t('kept.title')}</h3>
          <p>{t('kept.text')}</p>
        </Section>
        {isMember && <ExportSection />}
        {isMember && <DeleteSection />}
      </Stack>
    </Page>
  );
}

/** By oneself, or by a mail to support (section 2). */
function DeletionWays({ isMember }: { isMember: boolean }) {
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
