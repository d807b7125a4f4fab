import * as z from 'shared-contracts/schema';
import { PHOTO_AUDIENCES } from '../domain/photo-audience.ts';
import { defineCall } from './call.ts';
import { Pic } from './listed-profiles.ts';
import { dataOf, Pid } from './schemas.ts';

/** Photos that one profile may have. */
export const PHOTOS_MOST = 12;

/** Where a photo stands with staff; anything but `shown` is seen by its owner alone (PHOTO_MODERATION). */
export const PIC_STATES = ['shown', 'waiting', 'refused'] as const;

const fraction = z.number().check(z.minimum(0), z.maximum(1));
const side = z.number().check(z.minimum(0.05), z.maximum(1));

/** A part of a picture, as fractions of its width and height. */
export const CropArea = z.object({ x: fraction, y: fraction, width: side, height: side });
export type CropArea = z.infer<typeof CropArea>;

/** How a kept photo is turned, then cropped to 4:5. */
export const PicEdit = z.object({
  /** Quarter turns clockwise. */
  turn: z.number().check(z.int(), z.minimum(0), z.maximum(3)),
  /** Of the picture as it is turned. */
  crop: CropArea,
});
export type PicEdit = z.infer<typeof PicEdit>;

/** SHA-256 of a file, in hexadecimal digits. */
export const FileDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** One's own photo, in the order in which it is shown. */
export const OwnPic = z.extend(Pic, {
  is_primary: z.boolean(),
  /** `members` also stands for the narrower audiences, which `audience` of the reply tells. */
  privacy: z.enum(['everyone', 'members']),
  state: z.optional(z.enum(PIC_STATES)),
  /** Why staff refused it, in words for the member. */
  reason: z.optional(z.nullable(z.string())),
  /** The whole picture before it was cropped, for its owner alone. */
  whole: z.optional(z.string()),
  /** Null where the site cropped it by itself. */
  edit: z.optional(z.nullable(PicEdit)),
  /** How often a reviewer has opened it. */
  openings: z.optional(z.number()),
  /** Of the file as it was chosen; additive, null for a photo that is older than this. */
  original: z.optional(z.nullable(z.string())),
});
export type OwnPic = z.infer<typeof OwnPic>;

/** One's own photos, and who may see them. */
export const OwnPics = z.object({
  data: z.array(OwnPic),
  audience: z.optional(z.enum(PHOTO_AUDIENCES)),
});
export type OwnPics = z.infer<typeof OwnPics>;

/** One's own photos. */
export const listPics = defineCall({
  method: 'GET',
  path: '/api/v1/pics',
  access: 'member',
  summary: "The caller's photos",
  reply: OwnPics,
});

/** Multipart `pics[]`, or `upload` (readings, 'resuming'); each file gets a result of its own, so that one bad file does not lose the others. */
export const addPics = defineCall({
  method: 'POST',
  path: '/api/v1/bulk/picb',
  access: 'member',
  summary: 'Add photos',
  encoding: 'multipart',
  files: { 'pics[]': PHOTOS_MOST },
  body: z.object({
    /** Of a form with one file: of that file before the browser made it smaller. Without it, that of what was sent counts. */
    original: z.optional(FileDigest),
  }),
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

/**
 * Ours: who may see one's photos. With `unless_chosen` the call answers the question of `profileCompletion` and changes
 * nothing where the member chose meanwhile, such as on another device.
 */
export const setPhotoPrivacy = defineCall({
  method: 'PUT',
  path: '/api/v1/pics/privacy',
  access: 'member',
  summary: 'Choose who sees the photos',
  body: z.object({
    privacy: z.enum(PHOTO_AUDIENCES),
    unless_chosen: z.optional(z.literal(true)),
  }),
  reply: OwnPics,
  fails: { 404: 'pic.notFound' },
});

/**
 * Ours: the order of the slider, by picture ids. The first one becomes the primary photo; those that are not named keep
 * their order behind the others.
 */
export const orderPics = defineCall({
  method: 'PUT',
  path: '/api/v1/pics/order',
  access: 'member',
  summary: 'Put the photos in order',
  body: z.object({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(PHOTOS_MOST)) }),
  reply: OwnPics,
  fails: { 404: 'pic.notFound', 422: 'form.invalid' },
});

/** Ours: turns and crops a photo again, from the whole picture. Its address changes. */
export const editPic = defineCall({
  method: 'PUT',
  path: '/api/v1/pics/{id}',
  access: 'member',
  summary: 'Turn and crop a photo',
  params: z.object({ id: z.string() }),
  body: PicEdit,
  reply: OwnPics,
  fails: {
    404: 'pic.notFound',
    409: 'pic.changedMeanwhile',
    422: 'pic.unreadable',
    429: 'request.tooMany',
    503: 'server.busy',
  },
});
