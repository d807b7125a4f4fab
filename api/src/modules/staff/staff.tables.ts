import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CallStatus } from 'shared-contracts/domain/call-status';

/** A community; its code is usable as app_name and usergroup. */
export interface UsergroupsTable {
  code: string;
  name: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** What a call log's form adds about names and gender (section 3). */
export interface CallLogExtra {
  readonly Gender?: string | null;
  readonly pid_name?: string | null;
  readonly assigned_to_id_name?: string | null;
}

/** A logged phone call. */
export interface CallLogsTable {
  id: string;
  app_name: string;
  customer_name: string;
  phone: string;
  /** Digits of the phone number alone, to find a number however it is written. */
  phone_digits: GeneratedAlways<string>;
  status: CallStatus;
  remark: string | null;
  profile_id: string | null;
  assigned_to_id: string | null;
  followup: Generated<boolean>;
  payment_done: Generated<boolean>;
  extra_data: JSONColumnType<CallLogExtra>;
  created_by: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  /** When to call next; null without a time. */
  follow_up_at: Generated<Date | null>;
  /** Made by the page that created it, unique for its caller. */
  client_id: ColumnType<string | null, string | null | undefined, never>;
  /** Where it stands among those that need another call (decision 131); null for the others. */
  due_order: GeneratedAlways<string | null>;
}

/** What a call log is found by: a word of the name as it sounds, or two of them. Kept by the database. */
export interface CallLogNamesTable {
  log_id: string;
  app_name: string;
  term: string;
  created_at: Date;
}

/** What staff were writing about a call. */
export interface StaffDraftsTable {
  account_id: string;
  key: string;
  content: JSONColumnType<object>;
  saved_at: Date;
}

/** The recording of a call; `file_key` is its name in the file store. */
export interface CallFilesTable {
  call_log_id: string;
  file_key: string;
  media_type: string;
  bytes: number;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** One entry of the staff history of a profile. */
export interface TrailsTable {
  id: string;
  profile_id: string;
  note: string;
  status: CallStatus | null;
  by_id: string | null;
  by_name: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** Who did what to whom; the database refuses to change or remove a row. */
export interface AuditTrailTable {
  id: GeneratedAlways<number>;
  actor_id: ColumnType<string | null, string | null, never>;
  action: ColumnType<string, string, never>;
  target: ColumnType<string | null, string | null, never>;
  detail: JSONColumnType<object, string, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface StaffTables {
  usergroups: UsergroupsTable;
  call_logs: CallLogsTable;
  call_log_names: CallLogNamesTable;
  staff_drafts: StaffDraftsTable;
  call_files: CallFilesTable;
  trails: TrailsTable;
  audit_trail: AuditTrailTable;
}
