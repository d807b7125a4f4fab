import type { Api } from '../platform/calls/context.ts';
import { BLOG_PICTURES_AT } from './file-addresses.ts';
import { servePictures } from './serve-files.ts';
import { servePhotos } from './serve-photos.ts';
import { serveSignedFiles } from './serve-signed-files.ts';
import { serveVideos } from './serve-videos.ts';
import { sitePictures } from './site-pictures.ts';

/**
 * Puts the pictures that come with the site on the application: silhouettes and those of posts and
 * features; and, under signed addresses only, what was handed in.
 */
export async function registerFiles(api: Api): Promise<void> {
  servePhotos(api);
  serveVideos(api);
  await servePictures(api, { at: BLOG_PICTURES_AT, folder: sitePictures('scenes') });
  serveSignedFiles(api);
}
