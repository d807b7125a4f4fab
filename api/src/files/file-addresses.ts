import type { Pic } from 'shared-contracts/calls/profiles';

/** Where files are served; paths below the API's origin. */
export const PHOTOS_AT = '/files/photos';
export const BLOG_PICTURES_AT = '/files/blog';

/** Widths in px that every photo is kept in. */
export const PHOTO_WIDTHS = { thumb: 480, url: 960 } as const;

/** Keys in the file store of all that is kept of one photo. */
export function photoFiles(key: string): string[] {
  return Object.values(PHOTO_WIDTHS).flatMap((width) =>
    ['webp', 'jpg'].map((format) => `photos/${key}-${width}.${format}`),
  );
}

/** The wire's picture of a stored one. */
export function picOf({ id, file_key: key }: { id: string; file_key: string }): Pic {
  return {
    id,
    url: `${PHOTOS_AT}/${key}-${PHOTO_WIDTHS.url}.webp`,
    thumb: `${PHOTOS_AT}/${key}-${PHOTO_WIDTHS.thumb}.webp`,
  };
}

/** Address of a post's 16:9 picture. */
export function blogPictureAt(key: string): string {
  return `${BLOG_PICTURES_AT}/${key}-960.webp`;
}
