import { Slot, useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/routes';
import { ButtonLink, Page, PageHeader, Row, Stack, Surface } from 'shared-contracts/ui/core';
import { pageTexts } from './texts.ts';

/** Settings: the account here, the rest from remotes through the slot. */
export function SettingsPage() {
  const t = useTexts(pageTexts);
  const session = useSession();
  return (
    <Page width="form">
      <PageHeader title={t('settings.title')} text={t('settings.soon')} />
      <Stack>
        <Surface>
          <Stack>
            <h2>{t('settings.account')}</h2>
            <p>{t('settings.signedInAs', { name: session?.name ?? '' })}</p>
            <Row>
              <ButtonLink href={routes.logout.href()}>{t('settings.logout')}</ButtonLink>
              <ButtonLink variant="quiet" href={routes.deleteAccount.href()}>
                {t('settings.deleteAccount')}
              </ButtonLink>
            </Row>
          </Stack>
        </Surface>
        <Slot name="settings.section" props={{}} />
      </Stack>
    </Page>
  );
}
