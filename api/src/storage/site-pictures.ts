import { fileURLToPath } from 'node:url';

/** A folder of pictures that come with the site (api/pictures), whoever the community is. */
export function sitePictures(folder: 'scenes' | 'silhouettes'): string {
  return fileURLToPath(new URL(`../../pictures/${folder}/`, import.meta.url));
}
