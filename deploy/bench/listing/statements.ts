import type { Kysely } from 'api/database';

type Executor = ReturnType<Kysely<unknown>['getExecutor']>;
/** A statement as the driver gets it. */
export type Statement = Parameters<Executor['executeQuery']>[0];

/** The statements that some work makes, in their order. */
export async function statementsOf(
  db: Kysely<unknown>,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const executor = db.getExecutor();
  const made: Statement[] = [];
  const execute = executor.executeQuery;
  executor.executeQuery = ((statement: Statement) => {
    made.push(statement);
    return execute.call(executor, statement);
  }) as typeof execute;
  try {
    await work();
  } finally {
    executor.executeQuery = execute;
  }
  return made;
}
