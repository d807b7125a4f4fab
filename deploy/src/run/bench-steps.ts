import { ROWS } from '../../bench/rows.ts';
import { POSTGRES, REDIS, answers } from './database-steps.ts';
import { tool, type Task } from './quick-steps.ts';
import type { Runner } from './runner.ts';

/** Each measurement at its smallest size, one after the other: it has to end, with figures that can be. */
export async function benchStep(runner: Runner, root: string): Promise<void> {
  const servers = { BENCH_DATABASE_URL: POSTGRES, BENCH_REDIS_URL: REDIS };
  const env = { ...process.env };
  for (const [name, { variable, url }] of Object.entries(servers)) {
    const here = process.env[name] ?? (process.env[variable] || url);
    if (!(await answers(here))) {
      runner.skip('benches', `none answers at ${new URL(here).host}; name one with ${name}.`);
      return;
    }
    env[name] = here;
  }
  for (const row of Object.keys(ROWS)) await benchTask(runner, root, row, env)();
}

function benchTask(runner: Runner, root: string, row: string, env: NodeJS.ProcessEnv): Task {
  const [command, args, options] = tool(
    root,
    'tsx/dist/cli.mjs',
    'deploy/bench/bench.ts',
    '--smallest',
    row,
  );
  return () => runner.check(`bench ${row}`, command, args, { ...options, env });
}
