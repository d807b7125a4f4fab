import type { ColumnType, Generated } from 'kysely';
import type { DocType, VERIFICATION_STATES } from 'shared-contracts/calls/verification';

/** A document that was handed in; decided once, never again. */
export interface VerificationDocsTable {
  id: string;
  profile_id: string;
  doc_type: DocType;
  /** One of DOC_KINDS of its type. */
  kind: string;
  file_key: string;
  media_type: 'image/jpeg' | 'image/png' | 'application/pdf';
  bytes: number;
  state: Generated<(typeof VERIFICATION_STATES)[number]>;
  /** Why it was rejected, in words for the member. */
  reason: Generated<string | null>;
  submitted_at: ColumnType<Date, Date | undefined, never>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: Generated<string | null>;
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
  video_intros: VideoIntrosTable;
}
