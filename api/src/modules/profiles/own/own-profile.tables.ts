import type { ColumnType, JSONColumnType } from 'kysely';

/** A profile view, with the latest time. */
export interface ProfileViewsTable {
  viewer_id: string;
  viewed_id: string;
  viewed_at: ColumnType<Date, Date | undefined, Date>;
}

/** That contacts were revealed, once for viewer, profile and day. */
export interface ContactViewsTable {
  viewer_id: string;
  shown_id: string;
  /** Calendar day, YYYY-MM-DD. */
  day: string;
  seen_at: ColumnType<Date, Date | undefined, Date>;
}

/** What a member may do a limited number of times a day. */
export type BudgetPurpose = 'contact_reveal' | 'name_search' | 'profile_view' | 'report' | 'score';

/** How much of a daily budget is used. */
export interface DailyBudgetsTable {
  profile_id: string;
  purpose: BudgetPurpose;
  day: string;
  used: number;
}

/** A name that was searched for on a day, as a keyed hash. */
export interface NameSearchesTable {
  profile_id: string;
  day: string;
  search_hash: string;
}

/** A named set of filters; `filters` is the listing's query string. */
export interface SavedSearchesTable {
  id: string;
  profile_id: string;
  name: string;
  filters: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** An unsaved text; `key` names its form. */
export interface DraftsTable {
  profile_id: string;
  key: string;
  content: JSONColumnType<object>;
  saved_at: ColumnType<Date, Date | undefined, Date>;
}

export interface OwnProfileTables {
  profile_views: ProfileViewsTable;
  contact_views: ContactViewsTable;
  daily_budgets: DailyBudgetsTable;
  name_searches: NameSearchesTable;
  saved_searches: SavedSearchesTable;
  drafts: DraftsTable;
}
