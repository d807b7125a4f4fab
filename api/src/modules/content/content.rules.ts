import type { PlanCode } from 'shared-contracts/domain/plan';
import { dayText } from 'shared-contracts/i18n/day-text';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { Config } from '../../platform/config/config.ts';
import { wordsOf } from '../../platform/languages/wording.ts';
import { hindi } from './content-texts.hi.ts';
import { marathi } from './content-texts.mr.ts';
import { contentTexts } from './content-texts.ts';
import type { BlogsTable } from './content.tables.ts';
import type { LegalValues } from './legal/legal-texts.ts';

/** Words of this domain in a language. */
const contentWords = wordsOf(contentTexts, { mr: marathi, hi: hindi });

/** Categories that a reader sees; special events are a perk of paid plans. Null: a visitor. */
export function categoriesFor(plan: PlanCode | null): readonly BlogsTable['category'][] {
  const open = ['guidance', 'community'] as const;
  return plan === 'belief' || plan === 'trust' ? [...open, 'events'] : open;
}

/** Day from which the terms are in force; it moves when their text changes. */
export const TERMS_DAY = '2026-11-21';

/** What the configuration fills into the terms; what it leaves open is said in words of their language. */
export function legalValues(config: Config, language: Locale): LegalValues {
  const t = contentWords(language);
  return {
    product: config.productName,
    operator: config.operatorName,
    party: partyOf(config, language),
    grievance_officer: config.grievanceOfficer.name,
    grievance_email: config.grievanceOfficer.email,
    support_email: config.support.email,
    support_phone: config.support.phone ?? t('legal.noPhone'),
    postal_address: config.postalAddress ?? t('legal.noAddress'),
    city: config.jurisdictionCity ?? t('legal.noCity'),
    effective_date: dayText(TERMS_DAY, language),
  };
}

/** A product named like its operator is named alone. */
function partyOf({ operatorName, productName }: Config, language: Locale): string {
  if (operatorName === productName) return productName;
  return contentWords(language)('legal.party', { operator: operatorName, product: productName });
}
