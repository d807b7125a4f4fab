import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'api/database';

type Executor = ReturnType<Kysely<unknown>['getExecutor']>;
/** A statement as the driver gets it. */
export type Statement = Parameters<Executor['executeQuery']>[0];

/** Where the work under watch collects its statements; background work of the same process has none. */
const collected = new AsyncLocalStorage<Statement[]>();

/**
 * The statements that some work makes, in their order; throws when none is seen. Each request has a database object of
 * its own, and a transaction an executor of its own, so the class of all executors is watched.
 */
export async function statementsOf(
  db: Kysely<unknown>,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  let owner: object = db.getExecutor();
  while (!Object.hasOwn(owner, 'executeQuery')) owner = Object.getPrototypeOf(owner) as object;
  const executors = owner as Pick<Executor, 'executeQuery'>;
  const execute = executors.executeQuery;
  executors.executeQuery = function watched(this: Executor, statement: Statement) {
    collected.getStore()?.push(statement);
    return execute.call(this, statement);
  } as typeof execute;
  try {
    const made: Statement[] = [];
    await collected.run(made, work);
    if (made.length === 0) throw new Error('bench: the work made no statement that could be seen');
    return made;
  } finally {
    executors.executeQuery = execute;
  }
}
