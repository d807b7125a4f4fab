import type { ClaimedDoc, QueuedDoc } from 'shared-contracts/calls/document-review';

/** Since when everything waits. */
export const SINCE = '2026-11-20T06:00:00.000Z';
/** An unclaimed document of two pages. */
export const queued = (id: string, change: Partial<QueuedDoc> = {}): QueuedDoc => ({
  id,
  docType: 'GovID',
  kind: 'aadhar',
  name: `Person ${id}`,
  pages: 2,
  claim: null,
  submitted_at: SINCE,
  holder: null,
  ...change,
});
/** The same, claimed, with unopened pages. */
export const claimed = (id: string, left_ms = 900_000): ClaimedDoc => ({
  id,
  docType: 'GovID',
  kind: 'aadhar',
  submitted_at: SINCE,
  claimed_until: SINCE,
  left_ms,
  pages: ['1', '2'].map((n) => ({
    id: `${id}-${n}`,
    type: 'image/jpeg',
    bytes: 9,
    opened: false,
  })),
  profile: {
    name: 'Asha',
    lastName: 'Patil',
    gender: 'female',
    birthdate: '1998-03-21',
    current_city: 'Pune',
    work: null,
    occupation: null,
    property_details: null,
    annual_income: null,
  },
});
/** The reply to a decision. */
export const decided = {
  id: 'd1',
  docType: 'GovID' as const,
  kind: 'aadhar',
  state: 'rejected' as const,
  reason: 'x',
  submitted_at: '',
  decided_at: '',
  pages: 1,
  openings: 1,
};
/** What a request of the desk is about. */
export const idIn = (input: unknown) => (input as { body: { id: string } }).body.id;
