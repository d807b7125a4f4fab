/** What one statement gave back. */
export interface SqlResult {
  readonly rows: unknown[];
  /** Rows inserted, updated or deleted. */
  readonly affectedRows?: number | undefined;
}

/** One PostgreSQL session that runs one statement at a time: PGlite in this thread, or in a worker. */
export interface SqlClient {
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  close(): Promise<void>;
  /** Grows when the session was replaced; an open transaction does not survive that. */
  readonly generation: number;
}
