import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/** Documents by which a member is verified; PropertyID is ours (readings, 'Calls'). */
export const DOC_TYPES = ['GovID', 'JobID', 'SalaryID', 'PropertyID'] as const;
export type DocType = (typeof DOC_TYPES)[number];

/** What was handed in as proof, per document type (section 2, upload routes). */
export const DOC_KINDS = {
  GovID: ['passport', 'aadhar', 'pan'],
  JobID: ['job_id_card', 'salary_slip'],
  SalaryID: ['salary_slip', 'income_proof'],
  PropertyID: ['property_card', 'tax_receipt'],
} as const satisfies Record<DocType, readonly string[]>;

/** Where a document stands with staff. */
export const VERIFICATION_STATES = ['pending', 'approved', 'rejected'] as const;

/** A document as its owner sees it; the file itself has an address that expires. */
export const VerificationDoc = z.object({
  id: z.string(),
  docType: z.enum(DOC_TYPES),
  kind: z.string(),
  state: z.enum(VERIFICATION_STATES),
  /** Why it was rejected, in words for the member; null otherwise. */
  reason: z.nullable(z.string()),
  /** Instant, ISO 8601. */
  submitted_at: z.string(),
});

/** Multipart: `kind` and the file `doc` (JPEG, PNG or PDF). */
export const submitDoc = defineCall({
  method: 'POST',
  path: '/api/v1/verification/doc',
  access: 'member',
  summary: 'Hand in a document',
  query: z.object({ docType: z.enum(DOC_TYPES) }),
  encoding: 'multipart',
  body: z.object({ kind: z.string().check(z.maxLength(40)) }),
  reply: dataOf(VerificationDoc),
  fails: {
    409: 'doc.pending',
    413: 'request.tooLarge',
    415: 'upload.wrongType',
    422: 'form.invalid',
  },
});

/** Ours: one's own documents and their states. */
export const listDocs = defineCall({
  method: 'GET',
  path: '/api/v1/verification/docs',
  access: 'member',
  summary: "The caller's documents",
  reply: dataOf(z.array(VerificationDoc)),
});

const VideoIntro = dataOf(z.nullable(z.object({ url: z.string(), seconds: z.number() })));

/** Multipart `video`. */
export const submitVideoIntro = defineCall({
  method: 'POST',
  path: '/api/v1/videointro',
  access: 'member',
  summary: 'Hand in a video introduction',
  encoding: 'multipart',
  body: z.object({}),
  reply: VideoIntro,
  fails: { 413: 'request.tooLarge', 415: 'upload.wrongType' },
});

/** One's own video introduction, null when there is none. */
export const getVideoIntro = defineCall({
  method: 'GET',
  path: '/api/v1/videointro',
  access: 'member',
  summary: "The caller's video introduction",
  reply: VideoIntro,
});

/** The 1 of the path is a constant: one's own (readings, 'Calls'). */
export const deleteVideoIntro = defineCall({
  method: 'DELETE',
  path: '/api/v1/videointro/1',
  access: 'member',
  summary: 'Remove the video introduction',
  reply: VideoIntro,
});

/** Ours: documents that wait for staff, oldest first. */
export const listVerificationQueue = defineCall({
  method: 'GET',
  path: '/api/v1/verification/queue',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Documents that wait for a decision',
  reply: dataOf(
    z.array(z.extend(VerificationDoc, { user_id: z.string(), name: z.string(), url: z.string() })),
  ),
});

/** Ours: staff approve or reject; a rejection carries its reason. */
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
  fails: { 404: 'doc.notFound', 409: 'doc.decided', 422: 'form.invalid' },
});
