import type { Loosening, PeopleCount } from 'shared-contracts/calls/listing-filters';
import { badgesSeenOn, type PlanCode, type Verification } from 'shared-contracts/domain/plan';
import { LISTING_PAGE } from 'shared-contracts/domain/profile';
import { Refusal } from '../../../platform/http/refusal.ts';
import { fieldErrors } from '../../../platform/validation/field-errors.ts';
import {
  fromCursor,
  LISTING_ORDERS,
  toCursor,
  type ListingOrder,
  type ListingPlace,
} from './listing-cursor.ts';

/** What the orders read of a person. */
export interface Ranked {
  readonly id: string;
  readonly listing_score: number;
  readonly visitor_score: number;
  readonly created_at: Date;
  readonly last_active_at: Date;
}

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

/** Whether a filter asks for verifications that this plan does not show (readings, 'Perks made real'). */
export function needsPlan(verified: readonly Verification[], plan: PlanCode): boolean {
  const seen = badgesSeenOn(plan);
  return verified.some((kind) => !seen.includes(kind));
}

/** The place a cursor names, null for the beginning; refuses with 422 what is not a cursor of this order. */
export function placeOf(cursor: string | undefined, order: ListingOrder): ListingPlace | null {
  if (cursor === undefined) return null;
  const place = fromCursor(cursor, order);
  if (place !== null) return place;
  const errors = fieldErrors([{ code: 'custom', path: ['cursor'], message: '', input: cursor }]);
  throw new Refusal(422, 'form.invalid', { errors });
}

/** One page as the wire has it, with the cursors of its neighbours; null at the ends. */
export interface ListingPage<Row> {
  readonly data: Row[];
  readonly next: string | null;
  readonly prev: string | null;
}

/** Makes a page of up to LISTING_FETCH rows that were read from `place` in the direction it points. */
export function cutPage<Row extends Ranked>(
  rows: readonly Row[],
  order: ListingOrder,
  place: ListingPlace | null,
): ListingPage<Row> {
  const more = rows.length > LISTING_PAGE;
  const data = rows.slice(0, LISTING_PAGE);
  const backwards = place?.way === 'prev';
  if (backwards) data.reverse();
  const first = data[0];
  const last = data.at(-1);
  const hasPrev = backwards ? more : place !== null;
  const hasNext = backwards || more;
  return {
    data,
    next: last !== undefined && hasNext ? cursorAt(last, order, 'next') : null,
    prev: first !== undefined && hasPrev ? cursorAt(first, order, 'prev') : null,
  };
}

function cursorAt(row: Ranked, order: ListingOrder, way: ListingPlace['way']): string {
  const value = row[LISTING_ORDERS[order]];
  const key = value instanceof Date ? value.toISOString() : value;
  return toCursor({ order, way, key, id: row.id });
}
