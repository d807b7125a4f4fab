import type { Pic } from 'shared-contracts/calls/profiles';
import type { Photo } from 'shared-contracts/ui/core';

/** Pixels of a thumbnail; every photo is 4:5. */
const THUMB = { width: 480, height: 600 } as const;

/** How wide a card's photo stands in the grid of the design system, for the browser's choice of file. */
export const CARD_SIZES = '(min-width: 1200px) 280px, (min-width: 600px) 45vw, 92vw';

/** How wide the photo of a profile page stands. */
export const PROFILE_SIZES = '(min-width: 900px) 400px, 100vw';

/** A member's pictures as the carousel takes them, the primary one first; `alt` words the n-th, from 1. */
export function photosOf(
  pics: readonly Pic[],
  primary: string | null,
  alt: (n: number) => string,
): Photo[] {
  const first = pics.filter((pic) => isPrimary(pic, primary));
  const rest = pics.filter((pic) => !isPrimary(pic, primary));
  return [...first, ...rest].map((pic, index) => ({
    src: pic.thumb,
    srcSet: `${pic.thumb} ${THUMB.width}w, ${pic.url} ${THUMB.width * 2}w`,
    ...THUMB,
    alt: alt(index + 1),
  }));
}

/** The wire names the primary picture by its id or by its address. */
function isPrimary(pic: Pic, primary: string | null): boolean {
  return primary !== null && [pic.id, pic.url, pic.thumb].includes(primary);
}
