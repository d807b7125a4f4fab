import { useId, type ReactNode, useSyncExternalStore } from 'react';
import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { listConsents } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { Slot, useSession, useTexts, useHost } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import {
  BackButton,
  Page,
  PageHeader,
  SkeletonText,
  Stack,
  Button,
  ButtonLink,
  Anchor,
  CheckboxField,
} from 'shared-contracts/ui/core';
import { refusesCounting } from '../../analytics/refuses-counting.ts';
import { useAppServices } from '../../app-services-context.tsx';
import { THEMES, type Choices } from '../../device/device-choices.ts';
import { DELETE_ACCOUNT_CODE } from '../../host/text-codes.ts';
import { settingsTexts } from '../../locales/en/account.ts';
import { usePasswordDialog } from '../../password/use-password-dialog.tsx';
import { ExportSection } from '../export/export-section.tsx';
import '../forms/forms.css';
import { ConsentRow } from './consent-row.tsx';
import { DevicesSection } from './devices-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PauseSection } from './pause-section.tsx';
import { RadioChoice } from './radio-choice.tsx';
import { Section } from './section.tsx';
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

/** Who is signed in, the password, and the way out on this device. */
function AccountSection() {
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

/** Light, dark, or as the device; shown at once. */
function AppearanceSection() {
  const t = useTexts(settingsTexts);
  const { theme, choose } = useDeviceChoices();
  return (
    <Section title={t('appearance.title')}>
      <RadioChoice
        name="theme"
        legend={t('appearance.title')}
        value={theme}
        choices={THEMES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        onChoose={(value) => choose({ theme: value })}
      />
    </Section>
  );
}

/** What the member agreed to, with the text and the day, and what of it can be changed. */
function ConsentsSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const consents = useQuery(query(listConsents, {}));
  return (
    <Section title={t('consents.title')}>
      {consents.isPending && <SkeletonText lines={9} />}
      {consents.isError && !consents.data && (
        <LoadFailed
          plain
          title={t('consents.failed')}
          error={consents.error}
          retrying={consents.isFetching}
          onRetry={() => void consents.refetch()}
        />
      )}
      {consents.data && (
        <ul className="shell-rows">
          {consents.data.data.map((one) => (
            <ConsentRow key={one.purpose} consent={one} />
          ))}
        </ul>
      )}
      <p className="shell-fine">{t('consents.needed')}</p>
      <Anchor className="shell-code-link" href={routes.terms.href()}>
        {t('consents.read')}
      </Anchor>
    </Section>
  );
}

/** The way to delete the account. */
function LeaveSection() {
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

/** Whether page views of this device are counted; a setting of the browser or the site overrides it. */
function PrivacySection() {
  const t = useTexts(settingsTexts);
  const { counted, choose } = useDeviceChoices();
  const off = useHost().config.analyticsSink === 'none';
  const refused = refusesCounting(navigator);
  return (
    <Section title={t('privacy.title')}>
      {off ? (
        <p>{t('privacy.off')}</p>
      ) : refused ? (
        <p>{t('privacy.refused')}</p>
      ) : (
        <div>
          <CheckboxField
            label={t('privacy.count')}
            checked={counted}
            onChange={(event) => choose({ counted: event.target.checked })}
          />
          <p className="shell-fine">{t('privacy.text')}</p>
        </div>
      )}
    </Section>
  );
}

/** Settings of this device, and how to change them. */
function useDeviceChoices(): Choices & { choose: (change: Partial<Choices>) => void } {
  const { subscribe, current, choose } = useAppServices().device;
  return { ...useSyncExternalStore(subscribe, current, current), choose };
}
