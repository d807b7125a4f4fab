import type { browseProfiles, listProfiles } from 'shared-contracts/calls/profiles';
import type { Handler } from '../platform/serve.ts';
import { listCards, listLimited } from './listing.store.ts';
import { cutPage, placeOf } from './listing.rules.ts';
import { toCard, toLimited } from './profile-replies.ts';
import { matchingGender } from './profiles.rules.ts';
import { findSide } from './profiles.store.ts';

/** The member's listing: the other side of the same community, a page at a time. */
export const answerListProfiles: Handler<typeof listProfiles> = async (
  { query: { sort, cursor } },
  { db, caller, clock },
) => {
  const place = placeOf(cursor, sort);
  const side = await findSide(db, caller.id);
  // An account without a profile, such as one made for staff, has no other side.
  if (side === undefined) return { data: { data: [], next: null, prev: null } };
  const rows = await listCards(db, {
    usergroup: side.usergroup,
    gender: matchingGender(side.gender),
    order: sort,
    place,
    viewerId: caller.id,
  });
  const page = cutPage(rows, sort, place);
  const today = clock();
  return { data: { ...page, data: page.data.map((row) => toCard(row, caller, today)) } };
};

const SIDES = { all: undefined, brides: 'female', grooms: 'male' } as const;

/** The visitor's limited listing of the configured community. */
export const answerBrowseProfiles: Handler<typeof browseProfiles> = async (
  { params: { x }, query: { cursor } },
  { db, caller, clock, config },
) => {
  const place = placeOf(cursor, 'visitor');
  const rows = await listLimited(db, {
    usergroup: config.communityCode,
    gender: SIDES[x],
    order: 'visitor',
    place,
    viewerId: caller?.id ?? null,
  });
  const page = cutPage(rows, 'visitor', place);
  const today = clock();
  return { data: { ...page, data: page.data.map((row) => toLimited(row, today)) } };
};
