import type { getDefaultPic } from 'shared-contracts/calls/pictures';
import { fromPid } from 'shared-contracts/domain/pid';
import type { Gender } from 'shared-contracts/domain/profile';
import type { Handler } from '../../../platform/calls/serve.ts';
import { PHOTOS_AT, PHOTO_WIDTHS } from '../../../storage/file-addresses.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { findFace } from '../view/face.store.ts';

/** Silhouettes as the seed draws them. */
const SILHOUETTES = { female: 'silhouette-f', male: 'silhouette-m' } as const;

/** The primary photo of a person whom the caller may see, else a drawn silhouette by gender. */
export const answerGetDefaultPic: Handler<typeof getDefaultPic> = async (
  { query: { pid } },
  { db, caller, photos },
) => {
  const id = fromPid(pid);
  const face = id === null ? undefined : await findFace(db, id, caller);
  if (face === undefined) throw profileNotFound();
  const [pic] = face.pics;
  const url = pic === undefined ? silhouetteAt(face.gender) : photos.picOf(pic, 'member').url;
  return { data: { url } };
};

function silhouetteAt(gender: Gender): string {
  return `${PHOTOS_AT}/${SILHOUETTES[gender]}-${PHOTO_WIDTHS.url}.webp`;
}
