import type { PhotoAddresses } from '../../../../storage/photo-addresses.ts';
import {
  type BiodataFacts,
  toWrittenProfile,
  verifiedOf,
  type OwnRow,
} from '../../../profiles/profiles.public.ts';
import type { Subject } from './part.ts';

/** What one's own biodata is made of. */
export function factsOf(
  row: OwnRow,
  { now: today, words }: Pick<Subject, 'now' | 'words'>,
  photos: PhotoAddresses,
): BiodataFacts {
  const devanagari = [row.name_devanagari, row.last_name_devanagari].filter(Boolean).join(' ');
  return {
    profile: toWrittenProfile(row, verifiedOf(row), { today, photos }),
    devanagari: devanagari === '' ? null : devanagari,
    contacts: row.contacts,
    language: words.language,
  };
}
