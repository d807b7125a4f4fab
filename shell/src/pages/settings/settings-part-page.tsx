import type { ReactNode } from 'react';
import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { Slot, usePageTitle, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes, type SettingsPart } from 'shared-contracts/platform/routes';
import { Navigate, useParams } from 'shared-contracts/router';
import { BackButton, Page, PageHeader, SkeletonText, Stack } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { factorTexts } from '../../locales/en/desk.ts';
import { ExportSection } from '../export/export-section.tsx';
import '../forms/forms.css';
import { AccountSection } from './account-section.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { AppearanceSection, PrivacySection } from './device-sections.tsx';
import { DevicesSection } from './devices-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { ContactViewers, ProfileViewers } from './lookers.tsx';
import { PauseSection } from './pause-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { SearchMailsSection } from './search-mails-section.tsx';
import { Section, SettingsTitle } from './section.tsx';
import { SetAsidePeople } from './set-aside-people.tsx';
import './settings.css';
import { SupportSection } from './support-section.tsx';
import { VisitorsSection } from './visitors-section.tsx';

/** One part of the settings by its address; an address of no part leads to the list. */
export function SettingsPartPage() {
  const { part = '' } = useParams();
  const isStaff = useSession()?.isAdmin === true;
  const found = useParts(isStaff)[part as SettingsPart];
  // Staff have no profile that others find.
  if (found === undefined) return <Navigate replace to={routes.settings.href()} />;
  return <Part key={part} {...found} />;
}

interface PartProps {
  readonly title: string;
  readonly content: ReactNode;
}

function Part({ title, content }: PartProps) {
  const p = useTexts(phrases);
  usePageTitle(title);
  const back = useBack(routes.settings.href());
  return (
    <Page width="form">
      <PageHeader
        title={title}
        back={<BackButton label={p('action.back')} href={routes.settings.href()} onBack={back} />}
      />
      <SettingsTitle value={title}>
        <Stack>{content}</Stack>
      </SettingsTitle>
    </Page>
  );
}

/** What each page of the settings shows; the second factor is for staff alone. */
function useParts(isStaff: boolean): Partial<Record<SettingsPart, PartProps>> {
  const t = useTexts(settingsTexts);
  const factor = useTexts(factorTexts);
  return {
    account: { title: t('account.title'), content: <AccountSection /> },
    devices: { title: t('devices.title'), content: <DevicesSection /> },
    ...(isStaff && { factor: { title: factor('title'), content: <Factor /> } }),
    payments: {
      title: t('payments.title'),
      content: <Slot name="settings.payments" props={{}} />,
    },
    visibility: {
      title: t('seen.title'),
      content: (
        <>
          <PhotosSection />
          {!isStaff && <VisitorsSection />}
          {!isStaff && <PauseSection />}
        </>
      ),
    },
    viewers: {
      title: t('seen.viewers'),
      content: (
        <>
          <Section title={t('seen.viewers')}>
            <ProfileViewers />
          </Section>
          <Section title={t('seen.contacts')}>
            <ContactViewers />
          </Section>
        </>
      ),
    },
    people: {
      title: t('people.title'),
      content: (
        <>
          <Section title={t('aside.title')}>
            <SetAsidePeople />
          </Section>
          <Section title={t('blocked.title')}>
            <BlockedPeople />
          </Section>
        </>
      ),
    },
    support: { title: t('support.title'), content: <SupportSection /> },
    consents: {
      title: t('consents.title'),
      content: (
        <>
          <ConsentsSection />
          {!isStaff && <SearchMailsSection />}
          <PrivacySection />
        </>
      ),
    },
    display: {
      title: t('display.title'),
      content: (
        <>
          <LanguageSection />
          <AppearanceSection />
        </>
      ),
    },
    data: { title: t('export.title'), content: <ExportSection /> },
  };
}

/** Fetched for staff only. */
const factorSection = lazyCode(() =>
  import('../staff-factor/factor-section.tsx').then((m) => m.FactorSection),
);

function Factor() {
  const t = useTexts(settingsTexts);
  return (
    <LazyPart
      code={factorSection}
      waiting={<SkeletonText lines={3} />}
      failed={(error, retry) => (
        <LoadFailed
          plain
          title={t('factor.failed')}
          error={error}
          retrying={false}
          onRetry={retry}
        />
      )}
    >
      {(FactorSection) => <FactorSection />}
    </LazyPart>
  );
}
