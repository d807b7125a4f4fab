import type { LegalPage } from 'shared-contracts/calls/content';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { community } from '../../../../locales/en/legal/community.ts';
import { privacy } from '../../../../locales/en/legal/privacy.ts';
import { refunds } from '../../../../locales/en/legal/refunds.ts';
import { safety } from '../../../../locales/en/legal/safety.ts';
import { terms } from '../../../../locales/en/legal/terms.ts';
import { community as communityInHindi } from '../../../../locales/hi/legal/community.ts';
import { privacy as privacyInHindi } from '../../../../locales/hi/legal/privacy.ts';
import { refunds as refundsInHindi } from '../../../../locales/hi/legal/refunds.ts';
import { safety as safetyInHindi } from '../../../../locales/hi/legal/safety.ts';
import { terms as termsInHindi } from '../../../../locales/hi/legal/terms.ts';
import { community as communityInMarathi } from '../../../../locales/mr/legal/community.ts';
import { privacy as privacyInMarathi } from '../../../../locales/mr/legal/privacy.ts';
import { refunds as refundsInMarathi } from '../../../../locales/mr/legal/refunds.ts';
import { safety as safetyInMarathi } from '../../../../locales/mr/legal/safety.ts';
import { terms as termsInMarathi } from '../../../../locales/mr/legal/terms.ts';

/** The legal pages in Markdown, by page and language; tokens stand for what the configuration fills in. */
export const LEGAL_TEXTS = {
  terms: { en: terms, mr: termsInMarathi, hi: termsInHindi },
  privacy: { en: privacy, mr: privacyInMarathi, hi: privacyInHindi },
  safety: { en: safety, mr: safetyInMarathi, hi: safetyInHindi },
  refunds: { en: refunds, mr: refundsInMarathi, hi: refundsInHindi },
  community: { en: community, mr: communityInMarathi, hi: communityInHindi },
} as const satisfies Record<LegalPage, Record<Locale, string>>;

/** Values that configuration fills into the legal text, by the token that stands for them. */
export type LegalValues = Record<
  | 'product'
  | 'operator'
  /** Who agrees with the member: the operator, and what they run where that has another name. */
  | 'party'
  | 'grievance_officer'
  | 'grievance_email'
  | 'support_email'
  | 'support_phone'
  | 'postal_address'
  | 'city'
  | 'effective_date',
  string
>;

/** The terms with every {{token}} replaced; a token without a value stays, so that it is noticed. */
export function fillLegal(text: string, values: Partial<LegalValues>): string {
  return text.replace(
    /\{\{(\w+)\}\}/g,
    (token, name: string) => (values as Record<string, string>)[name] ?? token,
  );
}
