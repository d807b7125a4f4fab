const MOST_TRIES = 4;

/**
 * Does a transaction again when the database ended it because it and another waited for each other;
 * then nothing of it was done. The last failure is thrown.
 */
export async function retryDeadlocks<Result>(
  transaction: () => Promise<Result>,
  tries = MOST_TRIES,
): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (tries <= 1 || !isDeadlock(error)) throw error;
    return retryDeadlocks(transaction, tries - 1);
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}
