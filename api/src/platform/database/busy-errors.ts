/** What PostgreSQL says where the same request may well succeed in a moment. */
const TRANSIENT: ReadonlySet<string> = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure
  '40P01', // deadlock_detected, again and again
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled: it took longer than statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  // A server that is gone or cannot be reached.
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What `pg` says without a code: the pool waited too long for a connection, or one that was in use is gone. */
const LOST =
  /^(?:timeout exceeded when trying to connect$|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether an error says that the database has too much to do, or is away for a moment. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && TRANSIENT.has(String(error.code))) || LOST.test(error.message);
}
