import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';

/** Wishes as their column takes them; null where everything is left open. */
export function preferencesColumn(wishes: PartnerPreferences | null): string | null {
  return wishes === null || Object.keys(wishes).length === 0 ? null : JSON.stringify(wishes);
}
