import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { Pic } from './profiles.ts';
import { dataOf, Pid } from './schemas.ts';

/** Who may see a photo: everyone (visitors get it watermarked) or members only. */
export const PHOTO_PRIVACY = ['everyone', 'members'] as const;

/** Photos that one profile may have. */
export const PHOTOS_MOST = 12;

/** One's own photo, in the order in which it is shown. */
export const OwnPic = z.extend(Pic, {
  is_primary: z.boolean(),
  privacy: z.enum(PHOTO_PRIVACY),
});

const OwnPics = dataOf(z.array(OwnPic));

/** One's own photos. */
export const listPics = defineCall({
  method: 'GET',
  path: '/api/v1/pics',
  access: 'member',
  summary: "The caller's photos",
  reply: OwnPics,
});

/** Multipart `pics[]`; each file gets a result of its own, so that one bad file does not lose the others. */
export const addPics = defineCall({
  method: 'POST',
  path: '/api/v1/bulk/picb',
  access: 'member',
  summary: 'Add photos',
  encoding: 'multipart',
  body: z.object({}),
  reply: dataOf(
    z.array(
      z.object({
        name: z.string(),
        pic: z.nullable(OwnPic),
        /** Message key of the reason why this file was not taken; null when it was. */
        refused: z.nullable(z.string()),
      }),
    ),
  ),
  fails: {
    404: 'profile.notFound',
    413: 'request.tooLarge',
    415: 'upload.wrongType',
    429: 'request.tooMany',
    503: 'server.busy',
  },
});

/** Removes a photo with all its sizes. */
export const deletePic = defineCall({
  method: 'DELETE',
  path: '/api/v1/pics/{id}',
  access: 'member',
  summary: 'Remove a photo',
  params: z.object({ id: z.string() }),
  reply: OwnPics,
  fails: { 404: 'pic.notFound' },
});

/** `id` is a picture id. */
export const setProfilePic = defineCall({
  method: 'PUT',
  path: '/api/v1/set/profile/pic',
  access: 'member',
  summary: 'Choose the primary photo',
  body: z.object({ id: z.string() }),
  reply: OwnPics,
  fails: { 404: 'pic.notFound' },
});

/** The primary photo that the caller may see, else a drawn silhouette by gender. */
export const getDefaultPic = defineCall({
  method: 'GET',
  path: '/api/v1/default/pic',
  access: 'member',
  summary: 'Address of a profile picture',
  query: z.object({ pid: Pid }),
  reply: dataOf(z.object({ url: z.string() })),
  fails: { 404: 'profile.notFound' },
});

/** Ours: who may see one's photos. */
export const setPhotoPrivacy = defineCall({
  method: 'PUT',
  path: '/api/v1/pics/privacy',
  access: 'member',
  summary: 'Choose who sees the photos',
  body: z.object({ privacy: z.enum(PHOTO_PRIVACY) }),
  reply: OwnPics,
  fails: { 404: 'pic.notFound' },
});
