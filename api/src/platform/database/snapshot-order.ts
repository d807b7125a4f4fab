import { sql } from 'kysely';

/**
 * What a statement could see, as a number: of two readings that differ the one of later has the greater, whichever node
 * read it and however long its answer took. It is where the snapshot ends, less the transactions before that which were
 * still open: every commit moves the end up or takes away one of those.
 */
export const SNAPSHOT_ORDER = sql<string>`
  pg_snapshot_xmax(pg_current_snapshot())::text::bigint * 65536
    - (select count(*) from pg_snapshot_xip(pg_current_snapshot()))`;
