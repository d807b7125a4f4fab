import { dayText } from 'shared-contracts/i18n/day-text';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { Config } from '../../../platform/config/config.ts';
import { wordsOf } from '../../../platform/languages/wording.ts';
import type { Letter } from '../../../platform/mail/mailer.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import type { AdDays } from './ad-days.ts';
import { hindi } from './lead-mail-texts.hi.ts';
import { marathi } from './lead-mail-texts.mr.ts';
import { leadMailTexts } from './lead-mail-texts.ts';

const words = wordsOf(leadMailTexts, { mr: marathi, hi: hindi });

/** Whom a mail about a lead goes to. */
export interface Advertiser {
  readonly email: string;
  readonly advertiser_name: string;
  readonly title: string;
  /** In which the ad was asked for; null from servers of the version before. */
  readonly language: Locale | null;
}

/** Of use for as long as anybody still waits for an answer, in ms. */
const GOOD_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Says why there will be no ad. */
export function rejectionMail(to: Advertiser, reason: string, config: Config): Letter {
  return letter('rejected', to, { reason }, config);
}

/** Says on which days the ad runs. */
export function approvalMail(to: Advertiser, days: AdDays, config: Config): Letter {
  const locale = to.language ?? 'en';
  const from = dayText(indianDay(days.startsAt).day, locale);
  const until = dayText(indianDay(new Date(days.endsAt.getTime() - 1)).day, locale);
  return letter('approved', to, { from, until }, config);
}

function letter(
  kind: 'rejected' | 'approved',
  { email, advertiser_name: name, title, language }: Advertiser,
  more: Readonly<Record<string, string>>,
  { productName: product }: Pick<Config, 'productName'>,
): Letter {
  const t = words(language ?? 'en');
  const values = { product, name, title, ...more };
  const subject = t(`${kind}.subject`, values);
  const mail = { to: email, subject, text: t(`${kind}.text`, values) };
  return { mail, accountId: null, goodForMs: GOOD_FOR_MS };
}
