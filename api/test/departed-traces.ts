import { randomUUID } from 'node:crypto';
import type { Rows } from './rows.ts';

/** What is stored of somebody who is gone and had to do with both. */
export function departed(id: string, other: string, now: Date): Rows {
  const departed_id = randomUUID();
  const gone = { blocker_departed: null, blocked_departed: null, created_at: now };
  return {
    departed_members: [
      {
        id: departed_id,
        email_hash: departed_id,
        phone_hash: null,
        kept_until: now,
        returned_as: id,
      },
    ],
    departed_blocks: [
      { ...gone, id: randomUUID(), blocker_id: id, blocked_id: other },
      { ...gone, id: randomUUID(), blocker_id: other, blocked_id: id },
    ],
    departed_actions: [
      {
        id: randomUUID(),
        departed_id,
        kind: 'warned',
        reason: 'Rude',
        report_id: null,
        by_id: id,
        created_at: now,
      },
    ],
    departed_contact_views: [{ departed_id, shown_id: id, day: '2026-11-21', seen_at: now }],
  };
}
