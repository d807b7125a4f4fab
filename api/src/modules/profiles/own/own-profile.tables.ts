import type { ColumnType, Generated, JSONColumnType } from 'kysely';

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
  /** People who came after this are reported; null where none are. */
  notifies_since: ColumnType<Date | null, Date | null | undefined>;
  /** People who were found since the search was opened last. */
  new_people: Generated<number>;
}

/** When the searches of a member are looked through next. */
export interface SearchLooksTable {
  profile_id: string;
  next_at: Date;
}

/** That a member was notified of a new person, by whichever search; for a while. */
export interface SearchFindsTable {
  profile_id: string;
  person_id: string;
  found_at: Date;
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
  search_looks: SearchLooksTable;
  search_finds: SearchFindsTable;
  drafts: DraftsTable;
}
