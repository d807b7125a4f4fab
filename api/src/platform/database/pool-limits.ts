/** How many connections a pool has, and how long things may take on them; times in ms, 0 for without end. */
export interface PoolLimits {
  readonly connections: number;
  /** Longest wait for a connection. */
  readonly waitMs: number;
  /** Longest time of one statement; the server cancels it. */
  readonly statementMs: number;
  /** Longest wait of a statement for the lock of another. */
  readonly lockMs: number;
  /** Longest pause inside a transaction; the server then ends the connection. */
  readonly idleTransactionMs: number;
  /** After how long a connection that no one uses is closed. */
  readonly idleMs: number;
}

/** Defaults of the configuration. */
export const POOL_LIMITS: PoolLimits = {
  connections: 10,
  waitMs: 5_000,
  statementMs: 15_000,
  lockMs: 10_000,
  idleTransactionMs: 60_000,
  idleMs: 10_000,
};

/** Of the one connection that migrates: it may take its time, but makes no one wait behind a lock that it does not get. */
export function migrationLimits(lockMs: number): PoolLimits {
  return { ...POOL_LIMITS, connections: 1, statementMs: 0, lockMs, idleTransactionMs: 0 };
}
