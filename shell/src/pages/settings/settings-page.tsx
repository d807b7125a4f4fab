import { useId, type ReactNode } from 'react';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { Slot, useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import {
  Anchor,
  BackButton,
  IconChevronRight,
  Page,
  PageHeader,
  type Elements,
} from 'shared-contracts/ui/core';
import { DELETE_ACCOUNT_CODE } from '../../host/text-codes.ts';
import { settingsTexts } from '../../locales/en/account.ts';
import { factorTexts } from '../../locales/en/desk.ts';
import {
  AccountValue,
  ConsentsValue,
  ContactsValue,
  DevicesValue,
  DisplayValue,
  ExportValue,
  PaymentsValue,
  PeopleValue,
  SupportValue,
  ViewersValue,
  VisibilityValue,
} from './setting-values.tsx';
import './settings.css';

/** Settings as a list: each row has its value and leads to a page of its own; remotes add sections below. */
export function SettingsPage() {
  const t = useTexts(settingsTexts);
  const p = useTexts(phrases);
  const factor = useTexts(factorTexts);
  const { labelled } = useHost();
  const back = useBack(routes.profiles.href());
  const isStaff = useSession()?.isAdmin === true;
  const part = routes.settingsPart.href;
  return (
    <Page width="form">
      <PageHeader
        title={t('title')}
        back={<BackButton label={p('action.back')} href={routes.profiles.href()} onBack={back} />}
      />
      <div className="shell-groups">
        <Group title={t('group.account')}>
          <SettingRow href={part({ part: 'account' })} title={t('account.title')}>
            <AccountValue />
          </SettingRow>
          <SettingRow href={part({ part: 'devices' })} title={t('devices.title')}>
            <DevicesValue />
          </SettingRow>
          {isStaff && (
            <SettingRow href={part({ part: 'factor' })} title={factor('title')} lang="en" />
          )}
          <SettingRow href={part({ part: 'payments' })} title={t('payments.title')}>
            <PaymentsValue />
          </SettingRow>
        </Group>
        <Group title={t('group.profile')}>
          <SettingRow href={part({ part: 'visibility' })} title={t('seen.title')}>
            <VisibilityValue />
          </SettingRow>
          <SettingRow href={part({ part: 'viewers' })} title={t('seen.viewers')}>
            <ViewersValue />
          </SettingRow>
          <SettingRow href={part({ part: 'people' })} title={t('people.title')}>
            <PeopleValue />
          </SettingRow>
          <SettingRow href={routes.addContacts.href()} title={t('contacts.title')}>
            <ContactsValue />
          </SettingRow>
        </Group>
        <Group title={t('group.us')}>
          <SettingRow href={part({ part: 'support' })} title={t('support.title')}>
            <SupportValue />
          </SettingRow>
          <SettingRow href={part({ part: 'consents' })} title={t('consents.title')}>
            <ConsentsValue />
          </SettingRow>
        </Group>
        <Group title={t('group.device')}>
          <SettingRow href={part({ part: 'display' })} title={t('display.title')}>
            <DisplayValue />
          </SettingRow>
        </Group>
        <Group title={t('group.data')}>
          <SettingRow href={part({ part: 'data' })} title={t('export.title')}>
            <ExportValue />
          </SettingRow>
          <SettingRow
            href={routes.deleteAccount.href()}
            title={labelled(DELETE_ACCOUNT_CODE, p('menu.deleteAccount'))}
          >
            {t('leave.value')}
          </SettingRow>
        </Group>
        <Slot name="settings.section" props={{}} />
      </div>
    </Page>
  );
}

/** Rows under a line that says what they are about. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="shell-groups__title">
        {title}
      </p>
      <ul className="shell-settings">{children}</ul>
    </div>
  );
}

interface SettingRowProps {
  readonly href: string;
  readonly title: string;
  /** What it is written in, where that is not the page's language. */
  readonly lang?: 'en';
  /** What is chosen; has its line before it is known. */
  readonly children?: ReactNode;
}

function SettingRow({ href, title, lang, children }: SettingRowProps): Elements {
  return (
    <li lang={lang}>
      <Anchor href={href} className="shell-settings__row">
        <span className="shell-settings__words">
          <span className="shell-settings__title">{title}</span>{' '}
          <span className="shell-settings__value">{children}</span>
        </span>
        <IconChevronRight />
      </Anchor>
    </li>
  );
}
