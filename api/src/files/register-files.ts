import { fileURLToPath } from 'node:url';
import { GENDERS } from 'shared-contracts/domain/profile';
import { portraitKeys, silhouetteKey } from '../../seed/portraits/keys.ts';
import type { Api } from '../platform/context.ts';
import { PHOTO_WIDTHS, PHOTOS_AT } from './file-addresses.ts';
import { servePictures } from './serve-files.ts';

/**
 * Puts the pictures that come with the site on the application: drawn portraits and silhouettes.
 * Photos of members are not among them; theirs will have addresses that are signed and expire.
 */
export function registerFiles(api: Api): void {
  const keys = GENDERS.flatMap((gender) => [...portraitKeys(gender), silhouetteKey(gender)]);
  servePictures(api, {
    at: PHOTOS_AT,
    folder: fileURLToPath(new URL('../../seed/portraits/pool', import.meta.url)),
    names: new Set(
      keys.flatMap((key) => Object.values(PHOTO_WIDTHS).map((px) => `${key}-${px}.webp`)),
    ),
  });
}
