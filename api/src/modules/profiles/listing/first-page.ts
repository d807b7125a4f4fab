import type { Kysely } from 'kysely';
import { LISTING_PAGE } from 'shared-contracts/domain/profile';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { listLimited } from './listing.store.ts';

/** Whom a visitor's list holds, by its name on the wire. */
export const SIDES = { all: undefined, brides: 'female', grooms: 'male' } as const;
type Side = keyof typeof SIDES;

/** As long as the gateway keeps a page, in ms. */
const KEPT_MS = 5000;

/** Ids of the people on the first page of a visitor's list; read again after seconds. */
export function createFirstPage({
  config,
  clock,
}: Pick<AppParts, 'config' | 'clock'>): (
  db: Kysely<Database>,
  side: Side,
) => Promise<readonly string[]> {
  const kept = new Map<Side, { readonly at: number; readonly ids: Promise<readonly string[]> }>();

  const read = async (db: Kysely<Database>, side: Side) => {
    const rows = await listLimited(db, {
      usergroup: config.communityCode,
      gender: SIDES[side],
      order: 'visitor',
      position: null,
      viewerId: null,
      conditions: [],
    });
    return rows.slice(0, LISTING_PAGE).map(({ id }) => id);
  };

  return (db, side) => {
    const now = clock().getTime();
    const known = kept.get(side);
    if (known !== undefined && Math.abs(now - known.at) < KEPT_MS) return known.ids;
    const ids = read(db, side);
    kept.set(side, { at: now, ids });
    ids.catch(() => kept.delete(side));
    return ids;
  };
}
