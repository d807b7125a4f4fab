import { expressionBuilder, type Expression } from 'kysely';
import type { Database } from '../platform/tables.ts';

/** The photos of a person as a part of a larger statement: the primary one first, then in their order. */
export function picsOf(profileId: Expression<string>) {
  return expressionBuilder<Database>()
    .selectFrom('pics')
    .select(['pics.id', 'pics.file_key', 'pics.is_primary'])
    .where('pics.profile_id', '=', profileId)
    .orderBy('pics.is_primary', 'desc')
    .orderBy('pics.position');
}
