import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { Cursor, dataOf, Day, listOf } from './schemas.ts';
import { DOC_TYPES, VerificationDoc } from './verification.ts';

/** How long a reviewer has a document alone, in ms. */
export const CLAIM_MS = 15 * 60 * 1000;

/** The reviewer who has something in hand now, and until when (ISO 8601). */
export const Holder = z.object({ name: z.string(), until: z.string() });
export type Holder = z.output<typeof Holder>;

/** A document that waits, as the queue shows it: nothing of what is on it. */
export const QueuedDoc = z.object({
  id: z.string(),
  docType: z.enum(DOC_TYPES),
  kind: z.string(),
  submitted_at: z.string(),
  name: z.string(),
  pages: z.number(),
  /** Who has it now; null for no one. */
  claim: z.nullable(z.enum(['mine', 'other'])),
  /** The name of that reviewer; null for no one. */
  holder: z.optional(z.nullable(Holder)),
});
export type QueuedDoc = z.output<typeof QueuedDoc>;

/** Ours: documents that wait for staff, oldest first, never one's own. */
export const listVerificationQueue = defineCall({
  method: 'GET',
  path: '/api/v1/verification/queue',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Documents that wait for a decision',
  query: z.object({ cursor: Cursor }),
  reply: listOf(QueuedDoc),
});

/** A document in the hands of a reviewer, with what its owner says of himself beside it. */
export const ClaimedDoc = z.object({
  id: z.string(),
  docType: z.enum(DOC_TYPES),
  kind: z.string(),
  submitted_at: z.string(),
  claimed_until: z.string(),
  left_ms: z.number(),
  pages: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
      bytes: z.number(),
      opened: z.optional(z.boolean()),
    }),
  ),
  undrawn: z.optional(z.number()),
  profile: z.object({
    name: z.string(),
    lastName: z.string(),
    gender: z.string(),
    birthdate: Day,
    current_city: z.nullable(z.string()),
    work: z.nullable(z.string()),
    occupation: z.nullable(z.string()),
    property_details: z.nullable(z.string()),
    annual_income: z.nullable(z.number()),
  }),
});
export type ClaimedDoc = z.output<typeof ClaimedDoc>;

/** Ours: takes a document for 15 minutes, or extends that by 15; no other reviewer can open or decide it meanwhile. */
export const claimDoc = defineCall({
  method: 'POST',
  path: '/api/v1/verification/claim',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Take a document to decide on it',
  body: z.object({ id: z.string() }),
  reply: dataOf(ClaimedDoc),
  fails: { 404: 'doc.notFound', 409: 'doc.claimed' },
});

/**
 * Ours: the address of one page, for the reviewer with the claim. It opens once, within five minutes and while the
 * claim holds; the request is on the audit trail and reported to the document's owner. `uncovered` says that the place
 * of an Aadhaar number is to be looked at.
 */
export const openDocPage = defineCall({
  method: 'POST',
  path: '/api/v1/verification/file',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Open a page of a document',
  body: z.object({ id: z.string(), page: z.string(), uncovered: z.optional(z.boolean()) }),
  reply: dataOf(z.object({ url: z.string(), ends_at: z.string() })),
  fails: { 403: 'doc.claimEnded', 404: 'doc.notFound' },
});

/**
 * Ours: staff approve or reject what they have claimed. A rejection carries its reason; an approval is refused with 424
 * until its reviewer has opened every page.
 */
export const decideVerification = defineCall({
  method: 'POST',
  path: '/api/v1/verification/decision',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Approve or reject a document',
  body: z.object({
    id: z.string(),
    approve: z.boolean(),
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: dataOf(VerificationDoc),
  fails: {
    403: 'doc.claimEnded',
    404: 'doc.notFound',
    409: 'doc.decided',
    422: 'form.invalid',
    424: 'doc.unopened',
  },
});
