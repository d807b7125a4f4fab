import type { RegistryDatabase, RegistryTables } from './registry-tables.ts';

/** One thing that somebody did, or tried to do, to releases. */
export type AuditEntry = Omit<RegistryTables['releases.audit'], 'id' | 'at'>;

/** Who did what; it only grows. */
export interface AuditLog {
  record(entry: AuditEntry): Promise<void>;
  /** The newest entries, newest first. */
  list(limit: number): Promise<(AuditEntry & { at: Date })[]>;
  /** What was made stable by hand from a generation on; the subject is a list of `{unit, build}`. */
  releasesSince(generation: number): Promise<Pick<AuditEntry, 'subject'>[]>;
}

export function auditLog(db: RegistryDatabase, clock: () => Date): AuditLog {
  return {
    record: async (entry) => {
      await db
        .insertInto('releases.audit')
        .values({ ...entry, subject: JSON.stringify(entry.subject), at: clock() })
        .execute();
    },
    list: (limit) =>
      db
        .selectFrom('releases.audit')
        .select(['at', 'by', 'action', 'subject', 'result', 'generation', 'detail'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    releasesSince: (generation) =>
      db
        .selectFrom('releases.audit')
        .select('subject')
        .where('action', 'in', ['publish', 'train'])
        .where('result', '=', 'done')
        .where('generation', '>=', generation)
        .execute(),
  };
}
