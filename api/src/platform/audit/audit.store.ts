import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** What a staff member did; `target` names what it was done to, `detail` how. */
export interface AuditEntry {
  /** Null for anyone who works on the server itself. */
  readonly actorId: string | null;
  /** Subject and verb, such as `call_logs.list`. */
  readonly action: string;
  readonly target: string | null;
  readonly detail?: object;
  readonly now: Date;
}

/** Longest target that is kept: some are words of a query. */
const TARGET_MOST = 200;

/** Adds to the audit trail; a write and its entry belong into one transaction. */
export async function recordAudit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_trail')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      target: entry.target?.slice(0, TARGET_MOST) ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
      created_at: entry.now,
    })
    .execute();
}
