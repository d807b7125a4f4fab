import type { Kysely } from 'kysely';
import { vi, type Mock } from 'vitest';

/** Watches the statements of a database, in whichever place they are made: its executors are of one class. */
export function watchStatements<Tables>(db: Kysely<Tables>): Mock {
  let owner: object = db.getExecutor();
  while (!Object.hasOwn(owner, 'executeQuery')) owner = Object.getPrototypeOf(owner) as object;
  return vi.spyOn(owner as { executeQuery: () => unknown }, 'executeQuery');
}
