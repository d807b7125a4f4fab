import type { PersonCard } from 'shared-contracts/calls/engagement';
import type { PhotoAddresses } from '../files/photo-addresses.ts';
import { photosOf, type StoredPic } from '../profiles/profile-replies.ts';
import type { AskedRow } from './asked.store.ts';

/** What interests and chat requests have in common on the wire. */
export function toAsked(row: AskedRow, photos: PhotoAddresses) {
  const cardOf = (name: string, lastName: string, pics: readonly StoredPic[]): PersonCard => ({
    name,
    lastName,
    ...photosOf(pics, photos),
  });
  return {
    id: row.id,
    to: row.to_id,
    to_profile: cardOf(row.recipient_name, row.recipient_last_name, row.recipient_pics),
    from: row.from_id,
    from_profile: cardOf(row.sender_name, row.sender_last_name, row.sender_pics),
    accepted: row.accepted,
    declined: row.declined,
    created_at: row.created_at.toISOString(),
  };
}
