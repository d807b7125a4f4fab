import type { Kysely } from 'kysely';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { wholeProfile } from '../profiles.store.ts';
import { noBlockBetween, notBlocked } from '../visibility.store.ts';

/**
 * A profile as another member sees it, with the interests, requests and marks between the two. Undefined if it is
 * missing, hidden, of the same side or another community, or blocked: the caller cannot tell which. `is_seen` and
 * `is_revealed` are about today. Staff open any visible profile, since a call log may be about it.
 */
export function findOpened(
  db: Kysely<Database>,
  id: string,
  viewerId: string,
  { day, beginsAt }: { readonly day: string; readonly beginsAt: Date },
  role: Caller['role'] = 'member',
) {
  return forMember(db, id, viewerId)
    .$if(role === 'member', ofTheOtherSide)
    .select(({ exists }) => [
      exists(
        db
          .selectFrom('profile_views')
          .select('viewed_at')
          .where('viewer_id', '=', viewerId)
          .where('viewed_id', '=', id)
          .where('viewed_at', '>=', beginsAt),
      ).as('is_seen'),
      exists(
        db
          .selectFrom('contact_views')
          .select('day')
          .where('viewer_id', '=', viewerId)
          .where('shown_id', '=', id)
          .where('day', '=', day),
      ).as('is_revealed'),
    ])
    .executeTakeFirst();
}

function forMember(db: Kysely<Database>, id: string, viewerId: string) {
  return wholeProfile(db, viewerId)
    .innerJoin('profiles as viewer', (join) => join.on('viewer.id', '=', viewerId))
    .leftJoin('interests as sent', (join) =>
      join.on('sent.from_id', '=', viewerId).on('sent.to_id', '=', id),
    )
    .leftJoin('interests as received', (join) =>
      join.on('received.from_id', '=', id).on('received.to_id', '=', viewerId),
    )
    .select([
      'viewer.verified_personal as viewer_verified',
      'viewer.gender as viewer_gender',
      'viewer.birthname as viewer_birthname',
      'viewer.rashi as viewer_rashi',
      'viewer.mangal_dosh as viewer_mangal_dosh',
      'sent.accepted as sent_accepted',
      'sent.declined as sent_declined',
      'received.accepted as received_accepted',
      'received.declined as received_declined',
    ])
    .select((eb) => [
      between(db, 'bookmarks', viewerId, id).as('bookmark_id'),
      between(db, 'not_for_me', viewerId, id).as('not_for_me_id'),
      eb
        .or([
          eb.exists(between(db, 'chat_requests', viewerId, id)),
          eb.exists(between(db, 'chat_requests', id, viewerId)),
        ])
        .as('is_chat_requested'),
    ])
    .where('profiles.id', '=', id)
    .where('profiles.visible', '=', true)
    .where(notBlocked(viewerId, id))
    .where(notBlocked(id, viewerId));
}

function ofTheOtherSide(found: ReturnType<typeof forMember>) {
  return found
    .whereRef('profiles.usergroup', '=', 'viewer.usergroup')
    .whereRef('profiles.gender', '<>', 'viewer.gender');
}

/** A profile of `findOpened`. */
export type OpenedProfile = NonNullable<Awaited<ReturnType<typeof findOpened>>>;

/**
 * Whether a member's marriage is fixed and the caller was in touch: chatted, or one's interest was
 * accepted. Strangers do not see it.
 */
export async function isMarriedOff(
  db: Kysely<Database>,
  id: string,
  callerId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('profiles as person')
    .innerJoin('profiles as viewer', (join) => join.on('viewer.id', '=', callerId))
    .select('person.id')
    .where('person.id', '=', id)
    .where('person.state', '=', 'marriage_fixed')
    .where('person.admitted', '=', true)
    .whereRef('person.usergroup', '=', 'viewer.usergroup')
    .where(({ ref }) => noBlockBetween(ref('person.id'), ref('viewer.id')))
    .where(({ or, exists }) =>
      or(
        (['chat_requests', 'interests'] as const).flatMap((table) => [
          exists(between(db, table, callerId, id).where('accepted', '=', true)),
          exists(between(db, table, id, callerId).where('accepted', '=', true)),
        ]),
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Two members, one of whom looks at the other. */
export interface Look {
  readonly viewerId: string;
  readonly shownId: string;
  readonly now: Date;
}

/** Notes a view unless there is one since `since`; true when it was the first. */
export async function noteView(
  db: Kysely<Database>,
  { viewerId, shownId, now }: Look,
  since: Date,
): Promise<boolean> {
  const noted = await db
    .insertInto('profile_views')
    .values({ viewer_id: viewerId, viewed_id: shownId, viewed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['viewer_id', 'viewed_id'])
        .doUpdateSet({ viewed_at: now })
        .where('profile_views.viewed_at', '<', since),
    )
    .returning('viewer_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Notes that contacts were revealed on a day; true when it was the first time on it. */
export async function noteReveal(
  db: Kysely<Database>,
  { viewerId, shownId, now }: Look,
  day: string,
): Promise<boolean> {
  const noted = await db
    .insertInto('contact_views')
    .values({ viewer_id: viewerId, shown_id: shownId, day, seen_at: now })
    .onConflict((conflict) => conflict.columns(['viewer_id', 'shown_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return noted !== undefined;
}

function between(
  db: Kysely<Database>,
  table: 'bookmarks' | 'not_for_me' | 'interests' | 'chat_requests',
  from: string,
  to: string,
) {
  return db
    .selectFrom(table as 'interests')
    .select('id')
    .where('from_id', '=', from)
    .where('to_id', '=', to);
}
