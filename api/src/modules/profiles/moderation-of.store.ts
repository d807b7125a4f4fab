import { sql, type RawBuilder } from 'kysely';

/** What staff did to a profile: that it is hidden, else the latest warning. `created_at` is ISO 8601. */
export interface StoredModeration {
  readonly kind: 'warned' | 'hidden';
  readonly reason: string;
  readonly created_at: string;
}

/** The same as a column of a statement about profiles; null where there is nothing. */
export function moderationOf(profiles: string): RawBuilder<StoredModeration | null> {
  return sql`(
    select json_build_object('kind', kind, 'reason', reason, 'created_at', created_at)
    from moderation_actions
    where profile_id = ${sql.ref(`${profiles}.id`)} and lifted_at is null
    order by kind = 'hidden' desc, created_at desc limit 1)`;
}
