import type { PersonCard } from 'shared-contracts/calls/engagement';

/** First and last name as one reads them; either may be missing. */
export function personName({ name, lastName }: Pick<PersonCard, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim();
}
