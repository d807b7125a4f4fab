import type { Loosening, PeopleCount } from 'shared-contracts/calls/listing-filters';
import { badgesSeenOn, type PlanCode, type Verification } from 'shared-contracts/domain/plan';
import { LISTING_PAGE } from 'shared-contracts/domain/profile';

/** One more than a page shows: whether it came tells whether there is a next page. */
export const LISTING_FETCH = LISTING_PAGE + 1;

/** People whom a list counts exactly; more than these read '500+'. */
const COUNTED = 500;
export const COUNT_FETCH = COUNTED + 1;

/** The same for what there would be without a filter: a hint needs no more. */
const LOOSENED = 100;
export const LOOSEN_FETCH = LOOSENED + 1;

/** A count as the wire has it, of people who were fetched up to COUNT_FETCH. */
export function peopleCount(people: number): PeopleCount {
  return { people: Math.min(people, COUNTED), more: people > COUNTED };
}

/** What leaving out each filter would bring, of counts up to LOOSEN_FETCH; the most helpful first. */
export function looseningsOf(
  counts: readonly { readonly without: string; readonly people: number }[],
  names: readonly Loosening['without'][],
): Loosening[] {
  return names
    .flatMap((without) => {
      const people = counts.find((one) => one.without === without)?.people;
      if (people === undefined) return [];
      return [{ without, count: { people: Math.min(people, LOOSENED), more: people > LOOSENED } }];
    })
    .toSorted((one, other) => other.count.people - one.count.people);
}

/** Whether a filter needs verifications that this plan does not show. */
export function needsPlan(verified: readonly Verification[], plan: PlanCode): boolean {
  const seen = badgesSeenOn(plan);
  return verified.some((kind) => !seen.includes(kind));
}
