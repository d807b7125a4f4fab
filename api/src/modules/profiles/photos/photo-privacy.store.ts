import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';

/** A viewer of photos: a member, by id or as a part of the statement, or a visitor. */
export type PhotoViewer = string | Expression<string> | null;

/** For whom the photos of a row of profiles are; `owner` is the row's name in the statement. */
export function audienceOf(owner: string): RawBuilder<PhotoAudience> {
  const [privacy, narrow] = ['photo_privacy', 'photo_audience'].map((column) =>
    sql.ref(`${owner}.${column}`),
  );
  return sql`case when ${privacy} = 'everyone' then 'everyone'
    else coalesce(${narrow}, 'members') end`;
}

/**
 * The one rule of who may see a member's photos: their owner always; others as far as the
 * audience reaches. Whether the two may meet at all is for the statement around it to say.
 */
export function arePhotosShown(owner: string, viewer: PhotoViewer): RawBuilder<SqlBool> {
  if (viewer === null) return sql`${sql.ref(`${owner}.photo_privacy`)} = 'everyone'`;
  const [ownerId, viewerId] = [sql.ref<string>(`${owner}.id`), sql<string>`${viewer}::uuid`];
  return sql`(${ownerId} = ${viewerId} or case ${audienceOf(owner)}
    when 'verified' then exists (
      select from profiles who where who.id = ${viewerId} and who.verified_personal)
    when 'matched' then ${areMatched(ownerId, viewerId)}
    else true end)`;
}

/** The rule of `isMatch` in SQL: one side's interest was accepted, or both sent one and no one declined. */
function areMatched(one: Expression<string>, other: Expression<string>): RawBuilder<SqlBool> {
  return sql`exists (
    select from interests asked
    left join interests back on back.from_id = asked.to_id and back.to_id = asked.from_id
    where ((asked.from_id = ${one} and asked.to_id = ${other})
        or (asked.from_id = ${other} and asked.to_id = ${one}))
      and (asked.accepted or (back.id is not null and not asked.declined and not back.declined)))`;
}
