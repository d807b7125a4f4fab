export const lanesOfCores: number;

export function runInLanes(
  tasks: readonly (() => Promise<unknown>)[],
  lanes?: number,
): Promise<void>;
