import type { ColumnType, Generated } from 'kysely';
import type { DocType, VERIFICATION_STATES } from 'shared-contracts/calls/verification';

/** Types of the files that members hand in as documents. */
export type DocMediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** A document that was handed in; decided once, never again. */
export interface VerificationDocsTable {
  id: string;
  profile_id: string;
  doc_type: DocType;
  /** One of DOC_KINDS of its type. */
  kind: string;
  /** These three: of documents from before they had pages. */
  file_key: Generated<string | null>;
  media_type: Generated<'image/jpeg' | 'image/png' | 'application/pdf' | null>;
  bytes: Generated<number | null>;
  state: Generated<(typeof VERIFICATION_STATES)[number]>;
  /** Why it was rejected, in words for the member; '' once that is forgotten. */
  reason: Generated<string | null>;
  submitted_at: ColumnType<Date, Date | undefined, never>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: Generated<string | null>;
  /** The reviewer who has it until then; no one afterwards. */
  claimed_by: Generated<string | null>;
  claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** One file of a document, sealed; `wrapped_key` as storage/sealing/seal-file.ts writes it. */
export interface VerificationPagesTable {
  id: string;
  doc_id: string;
  /** From 0. */
  position: number;
  file_key: string;
  media_type: DocMediaType;
  /** Of the file before it was sealed. */
  bytes: number;
  key_id: string;
  wrapped_key: string;
}

/** A page as a reviewer gets it: a JPEG that was drawn from a file of the document, sealed like it. */
export interface VerificationSheetsTable {
  id: string;
  doc_id: string;
  page_id: string;
  /** From 0, in the whole document. */
  position: number;
  file_key: string;
  /** Of the picture before it was sealed. */
  bytes: number;
  key_id: string;
  wrapped_key: string;
}

/** An address of a page that a reviewer requested: shown to the owner as an opening. */
export interface VerificationOpeningsTable {
  id: string;
  doc_id: string;
  page_id: string;
  /** Null for an opening of before, or of older code. */
  sheet_id: Generated<string | null>;
  opened_by: string | null;
  /** The session that opened it. */
  session_id: Generated<string | null>;
  opened_at: ColumnType<Date, Date, never>;
  uncovered: Generated<boolean>;
  /** When the address was used, which it can be once. */
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A member's video introduction. */
export interface VideoIntrosTable {
  profile_id: string;
  file_key: string;
  media_type: 'video/mp4' | 'video/webm';
  seconds: number;
  bytes: number;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface VerificationTables {
  verification_docs: VerificationDocsTable;
  verification_pages: VerificationPagesTable;
  verification_sheets: VerificationSheetsTable;
  verification_openings: VerificationOpeningsTable;
  video_intros: VideoIntrosTable;
}
