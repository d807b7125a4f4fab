import { icon } from 'shared-contracts/ui/icon';

/** Our own drawings of the marks by which people know these places, on a 24 px grid like all our icons. */
export const socialIcons = {
  facebook: icon(
    'M14 21v-7.5h3l.5-3.5H14V8a1.5 1.5 0 0 1 1.5-1.5h2V3.5H15A4 4 0 0 0 11 7.5V10H8v3.5h3V21z',
  ),
  instagram: icon(
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.8 7.2v.01',
  ),
  youtube: icon(
    'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z',
  ),
};

export type SocialPlace = keyof typeof socialIcons;

/** Where the community can be found beside the site, in the order of the footer. */
export const SOCIAL_PLACES = Object.keys(socialIcons) as SocialPlace[];
