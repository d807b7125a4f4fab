import type { Config } from '../platform/config.ts';

/** What stands behind the `{{places}}` of a legal text. */
export function legalPlaces(config: Config): Readonly<Record<string, string>> {
  return {
    product: config.productName,
    support_email: config.support.email,
    grievance_officer: config.grievanceOfficer.name,
    grievance_email: config.grievanceOfficer.email,
  };
}

/** Fills `{{name}}` places; an unknown one stays visible, so that it is found. */
export function fillPlaces(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => values[name] ?? place);
}
