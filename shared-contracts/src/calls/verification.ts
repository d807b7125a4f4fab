import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { Cursor, dataOf, growingArrayOf } from './schemas.ts';

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

/** Pages that one document may have. */
export const DOC_PAGES_MOST = 10;

/** A document as its owner sees it; the files are for its owner's device and a reviewer alone. */
export const VerificationDoc = z.object({
  id: z.string(),
  docType: z.enum(DOC_TYPES),
  kind: z.string(),
  state: z.enum(VERIFICATION_STATES),
  /** Why it was rejected, in words for the member; null otherwise, and 30 days after the decision. */
  reason: z.nullable(z.string()),
  /** Instant, ISO 8601. */
  submitted_at: z.string(),
  /** Instant; null while it waits. */
  decided_at: z.nullable(z.string()),
  /** Pages of its files, as a reviewer gets them: none from 30 days after the decision on. */
  pages: z.number(),
  /** How often staff opened one of its pages. */
  openings: z.number(),
});
export type VerificationDoc = z.output<typeof VerificationDoc>;

/**
 * Multipart: `kind`, and one or more of `doc` (files of one document: JPEG, PNG, WebP or PDF) or `upload` (ids of
 * finished uploads). Takes the place of a document of the same type that still waits.
 */
export const submitDoc = defineCall({
  method: 'POST',
  path: '/api/v1/verification/doc',
  access: 'member',
  summary: 'Hand in a document',
  query: z.object({ docType: z.enum(DOC_TYPES) }),
  encoding: 'multipart',
  files: { doc: DOC_PAGES_MOST },
  body: z.object({ kind: z.string().check(z.maxLength(40)) }),
  reply: dataOf(VerificationDoc),
  fails: {
    409: 'doc.verified',
    413: ['request.tooLarge', 'pic.tooManyPixels', 'doc.tooManyPages', 'doc.tooHeavy'],
    415: ['upload.wrongType', 'doc.twoThings'],
    422: ['form.invalid', 'doc.locked', 'doc.damaged', 'doc.empty'],
    429: 'doc.tooMany',
    503: 'server.busy',
  },
});

const OwnDocs = dataOf(
  z.array(
    z.extend(VerificationDoc, {
      /** While it waits: hours that half of the recent decisions took at most; null where too few are known. */
      usual_hours: z.nullable(z.number()),
    }),
  ),
);
export type OwnDoc = z.output<typeof OwnDocs>['data'][number];

/** Ours: one's own documents and their states, the newest first. */
export const listDocs = defineCall({
  method: 'GET',
  path: '/api/v1/verification/docs',
  access: 'member',
  summary: "The caller's documents",
  reply: OwnDocs,
});

/** Ours: takes back a document that still waits; its files are gone with it. Replies what is left. */
export const deleteDoc = defineCall({
  method: 'DELETE',
  path: '/api/v1/verification/docs/{id}',
  access: 'member',
  params: z.object({ id: z.string() }),
  summary: 'Take back a document that waits',
  reply: OwnDocs,
  fails: { 404: 'doc.notFound', 409: 'doc.decided' },
});

/** Ours: when staff opened the pages of one's document, the newest first. Who it was is for the audit trail. */
export const listDocOpenings = defineCall({
  method: 'GET',
  path: '/api/v1/verification/docs/{id}/openings',
  access: 'member',
  params: z.object({ id: z.string() }),
  summary: "Who opened the caller's document, and when",
  query: z.object({ cursor: Cursor }),
  reply: growingArrayOf(
    z.object({
      by: z.literal('reviewer'),
      /** Counted from 1. */
      page: z.number(),
      /** Whether the place of an Aadhaar number was uncovered. */
      uncovered: z.boolean(),
      opened_at: z.string(),
    }),
  ),
  fails: { 404: 'doc.notFound', 422: 'form.invalid' },
});

/** Longest video introduction, in seconds. */
export const INTRO_SECONDS_MOST = 60;

const VideoIntro = dataOf(z.nullable(z.object({ url: z.string(), seconds: z.number() })));

/** The introduction of a reply; null when there is none. */
export type OwnVideoIntro = z.output<typeof VideoIntro>;

/** Multipart `video`, or an upload: MP4, MOV or WebM, in the place of the one before. */
export const submitVideoIntro = defineCall({
  method: 'POST',
  path: '/api/v1/videointro',
  access: 'member',
  summary: 'Hand in a video introduction',
  encoding: 'multipart',
  files: { video: 1 },
  body: z.object({}),
  reply: VideoIntro,
  fails: {
    404: 'upload.notFound',
    409: 'upload.conflict',
    413: 'request.tooLarge',
    415: 'upload.wrongType',
    422: 'video.tooLong',
    429: 'request.tooMany',
    503: 'server.busy',
  },
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
