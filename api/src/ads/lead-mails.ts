import { dayText } from 'shared-contracts/domain/units';
import { defineTexts, formatText } from 'shared-contracts/i18n/i18n';
import type { Config } from '../platform/config.ts';
import { indianDay } from '../platform/indian-day.ts';
import type { Letter } from '../platform/mail/mailer.ts';
import type { AdDays } from './ad-days.ts';

/** What an advertiser is told of a request. */
export const leadMailTexts = defineTexts('lead-mails', {
  'rejected.subject': 'Your advertisement at {product}',
  'rejected.text': `Namaskar {name},

thank you for your request to publish "{title}". We do not publish it, for this reason:

{reason}

You are welcome to send a new request.

{product}`,
  'approved.subject': 'Your advertisement at {product} is published',
  'approved.text': `Namaskar {name},

your advertisement "{title}" is shown to our members from {from} to {until}.

{product}`,
});

/** Whom a mail about a lead goes to. */
export interface Advertiser {
  readonly email: string;
  readonly advertiser_name: string;
  readonly title: string;
}

/** Of use for as long as anybody still waits for an answer, in ms. */
const GOOD_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Says why there will be no ad. */
export function rejectionMail(to: Advertiser, reason: string, config: Config): Letter {
  return letter('rejected', to, { reason }, config);
}

/** Says on which days the ad runs. */
export function approvalMail(to: Advertiser, days: AdDays, config: Config): Letter {
  const from = dayText(indianDay(days.startsAt).day);
  const until = dayText(indianDay(new Date(days.endsAt.getTime() - 1)).day);
  return letter('approved', to, { from, until }, config);
}

function letter(
  kind: 'rejected' | 'approved',
  { email, advertiser_name: name, title }: Advertiser,
  more: Readonly<Record<string, string>>,
  { productName: product }: Pick<Config, 'productName'>,
): Letter {
  const { en } = leadMailTexts;
  const values = { product, name, title, ...more };
  const subject = formatText(en[`${kind}.subject`], values);
  const mail = { to: email, subject, text: formatText(en[`${kind}.text`], values) };
  return { mail, accountId: null, goodForMs: GOOD_FOR_MS };
}
