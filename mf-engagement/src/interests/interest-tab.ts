import { INTEREST_TYPES } from 'shared-contracts/calls/engagement';
import { routes } from 'shared-contracts/platform/routes';

/** A list of interests as the call names it. */
export type InterestType = (typeof INTEREST_TYPES)[number];

/** The last tab is called 'Match' (section 2) while its call says `matched` (section 7). */
const TABS = { sent: 'sent', received: 'received', matched: 'match' } as const satisfies Record<
  InterestType,
  string
>;

/** The list that `?tab=` names; null where it names none: then what waits for the member decides. */
export function typeOf(search: URLSearchParams): InterestType | null {
  return INTEREST_TYPES.find((type) => TABS[type] === search.get('tab')) ?? null;
}

/** The word of a tab in phrases. */
export function tabPhrase(type: InterestType): `interests.${(typeof TABS)[InterestType]}` {
  return `interests.${TABS[type]}`;
}

/** The address of a tab. */
export function tabHref(type: InterestType): string {
  return routes.interests.href({ tab: TABS[type] });
}
