import type { PersonCard } from 'shared-contracts/calls/engagement';
import type { Photo } from 'shared-contracts/ui/core';

/** Pixels of a thumbnail; every photo is 4:5. */
const THUMB = { width: 480, height: 600 } as const;

/** The photo that stands for a person: the primary one, else the first; null when there is none. */
export function primaryPhoto(person: PersonCard, alt: string): Photo | null {
  const { pics, primary_profile_pic: primary } = person;
  // The wire names the primary picture by its id or by its address.
  const pic =
    pics.find(({ id, url, thumb }) => [id, url, thumb].includes(primary ?? '')) ?? pics[0];
  return pic === undefined ? null : { src: pic.thumb, ...THUMB, alt };
}
