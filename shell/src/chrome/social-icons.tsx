/** Our own drawings of the marks by which people know these places, on a 24 px grid like all our icons. */
const PATHS = {
  facebook:
    'M14 21v-7.5h3l.5-3.5H14V8a1.5 1.5 0 0 1 1.5-1.5h2V3.5H15A4 4 0 0 0 11 7.5V10H8v3.5h3V21z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.8 7.2v.01',
  youtube:
    'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z',
};

export type SocialPlace = keyof typeof PATHS;

/** Where the community can be found beside the site, in the order of the footer. */
export const SOCIAL_PLACES = Object.keys(PATHS) as SocialPlace[];

/** The mark of a place; decoration, its link has the name. */
export function SocialIcon({ place }: { place: SocialPlace }) {
  return (
    <svg className="sp-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[place]} />
    </svg>
  );
}
