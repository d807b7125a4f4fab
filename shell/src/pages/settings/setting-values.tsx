import { getExport, listConsents, listSessions } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { listContacts } from 'shared-contracts/calls/contacts';
import { listBlocked, listNotForMe } from 'shared-contracts/calls/engagement';
import { listViewers } from 'shared-contracts/calls/own-profile';
import { listPics } from 'shared-contracts/calls/pictures';
import { myProfile } from 'shared-contracts/calls/profiles';
import { planName } from 'shared-contracts/domain/plan';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { OWN_NAMES } from 'shared-contracts/i18n/own-names';
import { useInfiniteQuery, useQuery } from 'shared-contracts/query';
import type { Elements } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { useDeviceChoices } from './device-sections.tsx';
import { useTimeText } from './time-text.ts';

/*
 * What is chosen in each row of the settings. A value that is not known yet, or does not come, leaves its line empty: the
 * page that the row leads to shows the failure and Retry.
 */

/** Words in an element of their own, for translators of browsers replace texts. */
const shown = (text: string | null | undefined): Elements =>
  text === null || text === undefined ? null : <span>{text}</span>;

export function AccountValue() {
  const { query } = useHost();
  return shown(useQuery(query(getAccount, {})).data?.data.email);
}

export function DevicesValue() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const sessions = useQuery(query(listSessions, {})).data?.data;
  return shown(sessions && t('devices.value', { count: sessions.length }));
}

export function PaymentsValue() {
  const t = useTexts(settingsTexts);
  const { query, locale } = useHost();
  const mine = useSession()?.myplan ?? 'hope';
  const plan = planName(mine);
  const until = useQuery(query(getAccount, {})).data?.data.plan_until ?? null;
  if (mine === 'hope' || until === null) return shown(plan);
  return shown(t('payments.until', { plan, day: dayText(until.slice(0, 10), locale) }));
}

/** Who sees the photos, or why no one sees the profile. */
export function VisibilityValue() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const state = useQuery(query(myProfile, {})).data?.data.state;
  const audience = useQuery(query(listPics, {})).data?.audience;
  if (state === undefined || audience === undefined) return null;
  if (state !== 'active') return shown(t(`visibility.${state}`));
  return shown(t('visibility.photos', { audience: t(`audience.${audience}`) }));
}

/** Who came last. */
export function ViewersValue() {
  const t = useTexts(settingsTexts);
  const { pages } = useHost();
  const timeText = useTimeText();
  const list = useInfiniteQuery(pages(listViewers, { query: {} })).data?.pages[0]?.data.data;
  if (list === undefined) return null;
  const [last] = list;
  if (last === undefined) return shown(t('value.noOne'));
  return shown(t('viewers.last', { name: last.profile.name, time: timeText(last.viewed_at) }));
}

/** How many are set aside and blocked. */
export function PeopleValue() {
  const t = useTexts(settingsTexts);
  const { pages } = useHost();
  const aside = useInfiniteQuery(pages(listNotForMe, { query: {} })).data?.pages[0]?.data;
  const blocked = useInfiniteQuery(pages(listBlocked, { query: {} })).data?.pages[0]?.data;
  if (aside === undefined || blocked === undefined) return null;
  const parts = [
    aside.data.length > 0 && t('people.aside', { count: shownCount(aside) }),
    blocked.data.length > 0 && t('people.blocked', { count: shownCount(blocked) }),
  ].filter((part) => part !== false);
  return shown(parts.length === 0 ? t('value.noOne') : parts.join('\u00a0· '));
}

/** '20+' where the list goes on. */
function shownCount({ data, next }: { data: readonly unknown[]; next: string | null }): string {
  return `${data.length}${next === null ? '' : '+'}`;
}

export function ContactsValue() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const count = useQuery(query(listContacts, {})).data?.data.data.length;
  if (count === undefined) return null;
  return shown(count === 0 ? t('value.noOne') : t('contacts.value', { count }));
}

export function SupportValue() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const account = useQuery(query(getAccount, {})).data?.data;
  if (account === undefined) return null;
  return shown(account.support?.phone ?? t('support.noNumber'));
}

export function ConsentsValue() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const consents = useQuery(query(listConsents, {})).data?.data;
  const news = consents?.find(({ purpose }) => purpose === 'marketing');
  return shown(news && t(news.given === true ? 'consents.news' : 'consents.noNews'));
}

export function DisplayValue() {
  const t = useTexts(settingsTexts);
  const { locale } = useHost();
  const { theme } = useDeviceChoices();
  return shown(`${OWN_NAMES[locale]}\u00a0· ${t(`appearance.${theme}`)}`);
}

export function ExportValue() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const state = useQuery(query(getExport, {})).data?.data.state;
  return shown(state && t(`export.value.${state}`));
}
