/** The export of an account, at most one; its file exists once it is ready. */
export interface DataExportsTable {
  account_id: string;
  /** Another one with each attempt to make it. */
  file_key: string;
  /** The session that requested it. */
  session_id: string;
  state: 'making' | 'ready';
  /** 0 to 100. */
  percent: number;
  bytes: number | null;
  requested_at: Date;
  /** When the file goes; null until it is there. */
  expires_at: Date | null;
}

export interface ExportTables {
  data_exports: DataExportsTable;
}
