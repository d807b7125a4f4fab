import type { Pic } from 'shared-contracts/calls/profiles';
import { photoFiles } from 'shared-contracts/photo-files';
import type { Photo } from 'shared-contracts/ui/core';

/** A member's pictures as the carousel takes them, the primary one first; `alt` words the n-th, from 1. */
export function photosOf(
  pics: readonly Pic[],
  primary: string | null,
  alt: (n: number) => string,
): Photo[] {
  const first = pics.filter((pic) => isPrimary(pic, primary));
  const rest = pics.filter((pic) => !isPrimary(pic, primary));
  return [...first, ...rest].map((pic, index) => ({
    ...photoFiles(pic),
    alt: alt(index + 1),
  }));
}

/** The wire names the primary picture by its id or by its address. */
function isPrimary(pic: Pic, primary: string | null): boolean {
  return primary !== null && [pic.id, pic.url, pic.thumb].includes(primary);
}
