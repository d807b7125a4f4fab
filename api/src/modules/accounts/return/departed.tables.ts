import type { ColumnType, Generated } from 'kysely';
import type { BudgetPurpose } from '../../profiles/own/own-profile.tables.ts';

/** A deleted account, known by keyed hashes alone (platform/crypto/keyed-hashes.ts). */
export interface DepartedMembersTable {
  id: string;
  email_hash: string;
  /** Of a number that was confirmed. */
  phone_hash: string | null;
  kept_until: Date;
  /** The account that confirmed the same number since, and has all of this already. */
  returned_as: Generated<string | null>;
}

/** A block of which one side at least is gone; each side is a profile, or a row of `departed_members`. */
export interface DepartedBlocksTable {
  id: string;
  blocker_id: string | null;
  blocker_departed: string | null;
  blocked_id: string | null;
  blocked_departed: string | null;
  created_at: Date;
}

/** A hiding that was not taken back, or a warning. */
export interface DepartedActionsTable {
  id: string;
  departed_id: string;
  kind: 'warned' | 'hidden';
  reason: string;
  report_id: string | null;
  by_id: string | null;
  created_at: Date;
}

/** A report about a deleted account. */
export interface DepartedReportsTable {
  departed_id: string;
  report_id: string;
}

/** What was used of a budget on the day of the deletion. */
export interface DepartedBudgetsTable {
  departed_id: string;
  purpose: BudgetPurpose;
  day: ColumnType<string, string, string>;
  used: number;
}

/** A contact view by a deleted account. */
export interface DepartedContactViewsTable {
  departed_id: string;
  shown_id: string;
  day: ColumnType<string, string, string>;
  seen_at: Date;
}

export interface DepartedTables {
  departed_members: DepartedMembersTable;
  departed_blocks: DepartedBlocksTable;
  departed_actions: DepartedActionsTable;
  departed_reports: DepartedReportsTable;
  departed_budgets: DepartedBudgetsTable;
  departed_contact_views: DepartedContactViewsTable;
}
