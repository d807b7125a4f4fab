import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import type { Database } from '../../../platform/database/tables.ts';
import { arePhotosShown, audienceOf, type PhotoViewer } from './photo-privacy.store.ts';

/** The photos of a person that a viewer may see, as a part of a larger statement: the primary one first, then in their order. */
export function picsOf(profileId: Expression<string>, viewer: string | null) {
  return expressionBuilder<Database>()
    .selectFrom('pics')
    .innerJoin('profiles as shown', 'shown.id', 'pics.profile_id')
    .select(['pics.id', 'pics.file_key', 'pics.is_primary', audienceOf('shown').as('shown_to')])
    .where('pics.profile_id', '=', profileId)
    .where(({ or, eb, val }) =>
      or([eb('pics.state', '=', 'shown'), eb('shown.id', '=', val(viewer))]),
    )
    .where(arePhotosShown('shown', viewer))
    .orderBy('pics.is_primary', 'desc')
    .orderBy('pics.position');
}

/** The same as an array in a column. */
export function picsIn(profileId: Expression<string>, viewer: string | null, most?: number) {
  const pics = picsOf(profileId, viewer);
  return jsonArrayFrom(most === undefined ? pics : pics.limit(most));
}

/** For whom the photos of a person are, where there are some that the viewer may not see; else null. */
export function photoFor(
  profileId: Expression<string>,
  viewer: PhotoViewer,
): RawBuilder<PhotoAudience | null> {
  return sql`(select ${audienceOf('shown')} from profiles shown
    where shown.id = ${profileId} and shown.has_photo and not ${arePhotosShown('shown', viewer)})`;
}
