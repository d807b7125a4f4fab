import { useBack } from 'shared-contracts/behaviour/use-back';
import { useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { BackButton, Page, PageHeader, Stack } from 'shared-contracts/ui/core';
import { deleteTexts } from '../../locales/en/account.ts';
import { ExportSection } from '../export/export-section.tsx';
import '../forms/forms.css';
import { Section } from '../settings/section.tsx';
import '../settings/settings.css';
import { DeleteSection } from './delete-section.tsx';
import { DeletionWays } from './deletion-ways.tsx';

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
