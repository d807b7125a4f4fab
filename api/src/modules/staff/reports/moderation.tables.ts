import type { ColumnType, Generated } from 'kysely';
import type { ProfileState } from '../../profiles/profiles.tables.ts';

/** Messages that a reporter handed over, sealed; gone 90 days after the decision, or with whom they are of. */
export interface ReportExcerptsTable {
  report_id: string;
  about_id: string;
  /** How many there are. */
  messages: number;
  /** JSON of the contract's `Excerpt`, sealed. */
  sealed: Buffer;
  key_id: string;
  wrapped_key: string;
  created_at: ColumnType<Date, Date, never>;
}

/** What staff did to a profile, in words for its owner. */
export interface ModerationActionsTable {
  id: string;
  profile_id: string;
  kind: 'warned' | 'hidden';
  reason: string;
  report_id: string | null;
  /** To which the profile comes back. */
  state_before: ProfileState;
  by_id: string | null;
  created_at: ColumnType<Date, Date, never>;
  lifted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lifted_by: Generated<string | null>;
  lifted_note: Generated<string | null>;
}

export interface ModerationTables {
  report_excerpts: ReportExcerptsTable;
  moderation_actions: ModerationActionsTable;
}
