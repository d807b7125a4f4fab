import type { Locale } from 'shared-contracts/i18n/i18n';
import { mailTexts } from '../../../locales/en/mail.ts';
import { mailTexts as hindi } from '../../../locales/hi/mail.ts';
import { mailTexts as marathi } from '../../../locales/mr/mail.ts';
import { wordsOf } from '../../platform/languages/wording.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SignUp } from './accounts.tables.ts';

const words = wordsOf(mailTexts, { mr: marathi, hi: hindi });

/**
 * A name that is safe in a mail to an unconfirmed address: letters only, so that
 * a sign-up cannot carry an advertisement or a link to someone else.
 */
export function mailName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{M} '’-]/gu, '').slice(0, 40);
}

/**
 * How the mail of a sign-up begins: it greets by name those who made the profile for themselves, and those who make it
 * for another person by their own name.
 */
export function welcomeOf(
  { name, made_for, made_by_name: by }: Welcomed,
  product: string,
  language: Locale,
): string {
  const isOwn = made_for === null || made_for === 'self';
  const values = { product, name: mailName(name), by: mailName(by ?? '') };
  const other = values.by === '' ? 'confirm.other' : 'confirm.otherBy';
  return words(language)(isOwn ? 'confirm.own' : other, values);
}

/** Who signs up, and for whom. */
type Welcomed = Pick<SignUp, 'name' | 'made_for' | 'made_by_name'>;

/** Composes one of the mails, in the language of its reader. */
export function mailOf(
  kind: 'confirm' | 'known' | 'code' | 'phone' | 'deletion' | 'deleted',
  to: string,
  values: Readonly<Record<string, string>>,
  language: Locale,
): Mail {
  const t = words(language);
  return {
    to,
    subject: t(`${kind}.subject`, values),
    text: t(`${kind}.text`, values),
  };
}
