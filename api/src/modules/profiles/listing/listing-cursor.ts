import * as z from 'zod';
import { readCursor, writeCursor } from '../../../platform/paging/cursor.ts';

/** The orders of section 7's listing and that of the visitors' list, each with the column that it reads downwards; ties fall to the id. */
export const LISTING_ORDERS = {
  relevance: 'listing_score',
  newest: 'created_at',
  active: 'last_active_at',
  visitor: 'visitor_score',
} as const;
export type ListingOrder = keyof typeof LISTING_ORDERS;

/** A place between two people of a list, and the way to read from there. */
export interface ListingPlace {
  readonly order: ListingOrder;
  readonly way: 'next' | 'prev';
  /** The order column's value of the person beside the place: points, or an ISO time in ms. */
  readonly key: number | string;
  readonly id: string;
}

// A cursor comes from outside: every part is checked, so that nothing of it can fail in the database.
const scoreKey = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);
const timeKey = z.iso.datetime({ precision: 3 });
const id = z.uuid().lowercase();
const way = z.enum(['next', 'prev']);
const Place = z.union([
  z.tuple([z.enum(['relevance', 'visitor']), way, scoreKey, id]),
  z.tuple([z.enum(['newest', 'active']), way, timeKey, id]),
]);

/** Writes a place as the opaque cursor of the wire. */
export function toCursor(place: ListingPlace): string {
  return writeCursor([place.order, place.way, place.key, place.id]);
}

/** Reads a cursor; null when we did not write it, or wrote it for another order. */
export function fromCursor(cursor: string, order: ListingOrder): ListingPlace | null {
  const place = Place.safeParse(readCursor(cursor));
  if (!place.success || place.data[0] !== order) return null;
  return { order, way: place.data[1], key: place.data[2], id: place.data[3] };
}
