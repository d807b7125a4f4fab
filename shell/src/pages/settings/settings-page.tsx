import { useId, type ReactNode } from 'react';
import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { Slot, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { BackButton, Page, PageHeader, SkeletonText, Stack } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { ExportSection } from '../export/export-section.tsx';
import '../forms/forms.css';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { PauseSection } from './pause-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SeenSection } from './seen-section.tsx';
import './settings.css';
import { SupportSection } from './support-section.tsx';
import { VisitorsSection } from './visitors-section.tsx';

/** Fetched for staff only. */
const factorSection = lazyCode(() =>
  import('../staff-factor/factor-section.tsx').then((m) => m.FactorSection),
);

/** Settings in groups: the account, what others see, what we may do, this device, and one's data; remotes' sections through the slot. */
export function SettingsPage() {
  const t = useTexts(settingsTexts);
  const p = useTexts(phrases);
  const back = useBack(routes.profiles.href());
  const isStaff = useSession()?.isAdmin === true;
  return (
    <Page width="form">
      <PageHeader
        title={t('title')}
        back={<BackButton label={p('action.back')} href={routes.profiles.href()} onBack={back} />}
      />
      <div className="shell-groups">
        <Group title={t('group.account')}>
          <AccountSection />
          <DevicesSection />
          {isStaff && (
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
          )}
        </Group>
        <Group title={t('group.profile')}>
          <SeenSection />
          {!isStaff && <VisitorsSection />}
          {!isStaff && <PauseSection />}
          <Slot name="settings.section" props={{}} />
        </Group>
        <Group title={t('group.us')}>
          <SupportSection />
          <ConsentsSection />
        </Group>
        <Group title={t('group.device')}>
          <AppearanceSection />
          <LanguageSection />
          <PrivacySection />
        </Group>
        <Group title={t('group.data')}>
          <ExportSection />
          <LeaveSection />
        </Group>
      </div>
    </Page>
  );
}

/** A group of sections under a line that says what they are about; the sections have the headings. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="shell-groups__title">
        {title}
      </p>
      <Stack>{children}</Stack>
    </div>
  );
}
