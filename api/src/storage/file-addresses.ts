/** Where files are served; paths below the API's origin. */
export const PHOTOS_AT = '/files/photos';
export const VIDEOS_AT = '/files/videos';
export const BLOG_PICTURES_AT = '/files/blog';
export const AD_PICTURES_AT = '/files/ads';

/** Widths in px that every photo is kept in. */
export const PHOTO_WIDTHS = { thumb: 480, url: 960 } as const;

/** Keys in the file store of all that is kept of one photo. */
export function photoFiles(key: string): string[] {
  return Object.values(PHOTO_WIDTHS).flatMap((width) => [
    `photos/${key}-${width}.webp`,
    `photos/${key}-${width}.jpg`,
    visitorCopyKey(key, width),
  ]);
}

/** Address of a photo's whole picture, by that of its largest size: for its owner only. */
export function wholeAt(url: string): string {
  return url.replace(`-${PHOTO_WIDTHS.url}.webp?`, '-whole.jpg?');
}

/** Key in the file store of a video introduction, by a name with its ending: `<uuid>.webm`. */
export function videoKey(name: string): string {
  return `videos/${name}`;
}

/** Address of a post's 16:9 picture. */
export function blogPictureAt(key: string): string {
  return `${BLOG_PICTURES_AT}/${key}-960.webp`;
}

/** Address of the same drawing as previews of links want it: 1200 x 630, and JPEG, which all of them read. */
export function sharePictureAt(key: string): string {
  return `${BLOG_PICTURES_AT}/${key}-1200.jpg`;
}

/** Address of an ad's own picture, by its key in the file store: `ads/<uuid>.webp`. */
export function adPictureAt(key: string): string {
  return `/files/${key}`;
}

/** Where the watermarked copy of a photo is kept in the file store. */
export function visitorCopyKey(key: string, width: number): string {
  return `visitor/${key}-${width}-foot.webp`;
}
