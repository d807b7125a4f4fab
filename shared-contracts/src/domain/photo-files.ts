import type { Pic } from '../calls/listed-profiles.ts';

/** Pixels of a thumbnail; every photo is 4:5. */
const THUMB = { width: 480, height: 600 } as const;

/** How wide a card's photo stands in the grid of the design system, for the browser's choice of file. */
export const CARD_SIZES = '(min-width: 1200px) 280px, 45vw';

/** How wide the photo of a profile page stands. */
export const PROFILE_SIZES = '(min-width: 900px) 400px, 100vw';

/**
 * The files of a photo as an image element names them. The gateway asks for the first photo of a page in the very same
 * words: with others the browser would fetch two files.
 */
export function photoFiles({ url, thumb }: Pic) {
  return { src: thumb, srcSet: `${thumb} ${THUMB.width}w, ${url} ${THUMB.width * 2}w`, ...THUMB };
}
