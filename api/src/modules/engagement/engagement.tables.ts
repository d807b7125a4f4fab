import type { ColumnType, Generated } from 'kysely';
import type { SCORE_CONTEXTS } from 'shared-contracts/calls/engagement';

/** An engagement that counted, once for caller, person and context. */
export interface ScoreEventsTable {
  from_id: string;
  to_id: string;
  context: (typeof SCORE_CONTEXTS)[number];
  points: number;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A member's report about another; it outlives both accounts. */
export interface ReportsTable {
  id: string;
  from_id: string | null;
  about_id: string | null;
  reason: string;
  state: Generated<'open' | 'dismissed' | 'acted'>;
  note: Generated<string | null>;
  /** What was done, of one that is `acted`. */
  action: Generated<'warned' | 'hidden' | null>;
  decided_by: Generated<string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface EngagementTables {
  score_events: ScoreEventsTable;
  reports: ReportsTable;
}
