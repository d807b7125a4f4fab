import type { PlanCode } from 'shared-contracts/domain/plan';
import { dayText } from 'shared-contracts/domain/units';
import type { LegalValues } from '../../seed/legal.ts';
import type { Config } from '../platform/config.ts';
import { contentTexts } from './content-texts.ts';
import type { BlogsTable } from './content.tables.ts';

/** What a reader gets to see; special events are a perk of the paid plans (section 9). Null: a visitor. */
export function categoriesFor(plan: PlanCode | null): readonly BlogsTable['category'][] {
  const open = ['guidance', 'community'] as const;
  return plan === 'belief' || plan === 'trust' ? [...open, 'events'] : open;
}

/** Day from which the terms are in force; it moves when their text changes. */
export const TERMS_DAY = '2026-11-21';

/** What the configuration fills into the terms; what it leaves open is said in words. */
export function legalValues(config: Config): LegalValues {
  const unnamed = contentTexts.en;
  return {
    product: config.productName,
    operator: config.operatorName,
    party: partyOf(config),
    grievance_officer: config.grievanceOfficer.name,
    grievance_email: config.grievanceOfficer.email,
    support_email: config.support.email,
    support_phone: config.support.phone ?? unnamed['legal.noPhone'],
    postal_address: config.postalAddress ?? unnamed['legal.noAddress'],
    city: config.jurisdictionCity ?? unnamed['legal.noCity'],
    effective_date: dayText(TERMS_DAY),
  };
}

/** Nobody runs themselves: a product that carries its operator's name stands alone. */
function partyOf({ operatorName, productName }: Config): string {
  return operatorName === productName ? productName : `${operatorName}, who runs ${productName}`;
}
