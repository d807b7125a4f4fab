import type { SearchedPage } from './search-routes.ts';
import {
  blogs,
  community,
  features,
  home,
  login,
  privacy,
  profiles,
  publishAd,
  refunds,
  safety,
  signup,
  subscription,
  terms,
} from './share-motifs.ts';
import { shareScene } from './share-scene.ts';

/** What is drawn for each page that has a picture of its own in previews. */
const motifs = {
  home,
  profiles,
  subscription,
  blogs,
  features,
  publishAd,
  login,
  signup,
  terms,
  privacy,
  safety,
  refunds,
  community,
} satisfies Record<SearchedPage, () => string>;

type PictureName = keyof typeof motifs;

/** The drawing that stands for every profile in the preview of a link: no face and no words. */
export const SHARED_PROFILE_AT = '/shared-profile.png';

/** Pages whose picture is drawn. */
export const PICTURE_NAMES = Object.keys(motifs) as readonly PictureName[];

/** The picture of a page as SVG; there are no words in it, so that one does for every language and name of the site. */
export function sharePicture(name: PictureName): string {
  return shareScene(motifs[name]());
}

/** Address of the picture that stands for a page in previews. */
export function sharePictureOf(page: PictureName): string {
  return `/share/${page}.png`;
}
