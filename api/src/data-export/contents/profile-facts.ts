import type { BiodataFacts } from '../../biodata/biodata.rules.ts';
import type { PhotoAddresses } from '../../files/photo-addresses.ts';
import { toProfile, verifiedOf } from '../../profiles/profile-replies.ts';
import type { OwnRow } from '../../profiles/profiles.store.ts';

/** What one's own biodata is made of. */
export function factsOf(row: OwnRow, today: Date, photos: PhotoAddresses): BiodataFacts {
  const devanagari = [row.name_devanagari, row.last_name_devanagari].filter(Boolean).join(' ');
  return {
    profile: toProfile(row, verifiedOf(row), { today, photos }),
    devanagari: devanagari === '' ? null : devanagari,
    contacts: row.contacts,
    language: 'en',
  };
}
