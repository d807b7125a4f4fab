import type { Runner } from './runner.mjs';

export function browserStep(
  runner: Pick<Runner, 'tests' | 'fail'>,
  root: string,
  files?: readonly string[],
): Promise<boolean>;
