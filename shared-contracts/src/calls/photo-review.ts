import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { Holder } from './document-review.ts';
import { PIC_STATES } from './pictures.ts';
import { Cursor, dataOf, Day, growingArrayOf } from './schemas.ts';

/** A photo that waits for staff: nothing of what is on it. */
export const WaitingPic = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  /** Empty: a photo opens by `openPic`, for the reviewer with the claim. */
  url: z.string(),
  /** Instant, ISO 8601. */
  submitted_at: z.string(),
  /** Who has it now; null for no one. */
  claim: z.optional(z.nullable(z.enum(['mine', 'other']))),
  holder: z.optional(z.nullable(Holder)),
});
export type WaitingPic = z.output<typeof WaitingPic>;

/** Ours: photos that wait for a decision, oldest first, never the reviewer's own. */
export const listPicQueue = defineCall({
  method: 'GET',
  path: '/api/v1/pics/queue',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Photos that wait for a decision',
  query: z.object({ cursor: Cursor }),
  reply: growingArrayOf(WaitingPic),
  fails: { 422: 'form.invalid' },
});

/** A photo in the hands of a reviewer, with what its owner says of himself beside it. */
export const ClaimedPic = z.object({
  id: z.string(),
  user_id: z.string(),
  submitted_at: z.string(),
  claimed_until: z.string(),
  left_ms: z.number(),
  opened: z.boolean(),
  profile: z.object({
    name: z.string(),
    lastName: z.string(),
    gender: z.string(),
    birthdate: Day,
    current_city: z.nullable(z.string()),
  }),
});
export type ClaimedPic = z.output<typeof ClaimedPic>;

/**
 * Ours: takes a photo for 15 minutes (CLAIM_MS), or extends that by 15; no other reviewer can open or decide it
 * meanwhile.
 */
export const claimPic = defineCall({
  method: 'POST',
  path: '/api/v1/pics/claim',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Take a photo to decide on it',
  body: z.object({ id: z.string() }),
  reply: dataOf(ClaimedPic),
  fails: { 404: 'pic.notFound', 409: 'pic.claimed' },
});

/** A photo by an address that is good for five minutes. */
const SeenPic = z.object({ id: z.string(), url: z.string() });

/**
 * Ours: addresses of the claimed photo and of those that its owner shows already, to compare them. It is on the audit
 * trail and reported to the owner.
 */
export const openPic = defineCall({
  method: 'POST',
  path: '/api/v1/pics/file',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Open a photo that waits',
  body: z.object({ id: z.string() }),
  reply: dataOf(z.object({ url: z.string(), others: z.array(SeenPic) })),
  fails: { 403: 'pic.claimEnded', 404: 'pic.notFound' },
});

/** Ours: staff show a photo that they have claimed and opened, or refuse it; a refusal carries its reason. */
export const decidePic = defineCall({
  method: 'POST',
  path: '/api/v1/pics/decision',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Show or refuse a photo',
  body: z.object({
    id: z.string(),
    approve: z.boolean(),
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: dataOf(z.object({ id: z.string(), state: z.enum(PIC_STATES) })),
  fails: {
    403: 'pic.claimEnded',
    404: 'pic.notFound',
    409: 'pic.decided',
    422: 'form.invalid',
    424: 'pic.unopened',
  },
});
