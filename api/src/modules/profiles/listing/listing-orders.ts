import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod';
import type { Position } from '../../../platform/paging/pages.ts';

/** The orders of section 7's listing and that of the visitors' list, each with the column that it reads downwards; ties fall to the id. */
export const LISTING_ORDERS = {
  relevance: 'listing_score',
  newest: 'created_at',
  active: 'last_active_at',
  visitor: 'visitor_score',
} as const;
export type ListingOrder = keyof typeof LISTING_ORDERS;

/** The key of a position between two people of a list: the rank of the person beside it (points, or an ISO time in ms), and the id. */
export const ListingKey = z.tuple([z.union([z.number(), z.string()]), z.string()]);
export type ListingPosition = Position<z.infer<typeof ListingKey>>;

/** What the orders read of a person. */
export interface Ranked {
  readonly id: string;
  readonly listing_score: number;
  readonly visitor_score: number;
  readonly created_at: Date;
  readonly last_active_at: Date;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * By what `person` is ordered. Activity counts by the hour: an order to the millisecond would show who is here now. As the
 * index `profiles_by_active_hour` has it.
 */
export function rankIn(order: ListingOrder): RawBuilder<number | Date> {
  const column = sql<number | Date>`${sql.ref(`person.${LISTING_ORDERS[order]}`)}`;
  if (order !== 'active') return column;
  return sql`date_bin('1 hour', ${column}, timestamptz '2000-01-01 00:00:00+00')`;
}

/** The key of a person in an order. */
export function listingKey(row: Ranked, order: ListingOrder): z.infer<typeof ListingKey> {
  const value = row[LISTING_ORDERS[order]];
  if (typeof value === 'number') return [value, row.id];
  const time = order === 'active' ? Math.floor(value.getTime() / HOUR_MS) * HOUR_MS : value;
  return [new Date(time).toISOString(), row.id];
}
