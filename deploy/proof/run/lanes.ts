import { availableParallelism } from 'node:os';

/** Every lane holds a test runner with its worker, so more than four only take memory from each other. */
const MOST = 4;

/** One for each core. */
export const lanesOfCores = Math.min(availableParallelism(), MOST);

/** Starts tasks in their order, as many at once as there are lanes; resolves when all have ended. */
export async function runInLanes(
  tasks: readonly (() => Promise<unknown>)[],
  lanes: number = lanesOfCores,
): Promise<void> {
  const queue = [...tasks];
  const lane = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
