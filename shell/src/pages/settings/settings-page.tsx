import { Slot, useTexts } from 'shared-contracts/host';
import { Page, PageHeader, Stack } from 'shared-contracts/ui/core';
import '../forms/forms.css';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { settingsTexts } from './settings-texts.ts';

/** Settings: sections of remotes through the slot, the device's and the account's here. */
export function SettingsPage() {
  const t = useTexts(settingsTexts);
  return (
    <Page width="form">
      <PageHeader title={t('title')} />
      <Stack>
        <Slot name="settings.section" props={{}} />
        <AppearanceSection />
        <LanguageSection />
        <PrivacySection />
        <AccountSection />
      </Stack>
    </Page>
  );
}
