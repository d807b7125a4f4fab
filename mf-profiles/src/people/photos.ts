import type { Pic } from 'shared-contracts/calls/listed-profiles';
import { photoFiles } from 'shared-contracts/domain/photo-files';
import { primaryFirst } from 'shared-contracts/domain/primary-photo';
import type { Photo } from 'shared-contracts/ui/core';

/** A member's pictures as the carousel takes them, the primary one first; `alt` words the n-th, from 1. */
export function photosOf(
  pics: readonly Pic[],
  primary: string | null,
  alt: (n: number) => string,
): Photo[] {
  return primaryFirst(pics, primary).map((pic, index) => ({
    ...photoFiles(pic),
    alt: alt(index + 1),
  }));
}
