import type { LeadField } from './lead-values.ts';

/** The id of a field in the document. */
export function fieldId(field: LeadField): string {
  return `publish-ad-${field}`;
}
