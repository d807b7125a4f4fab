import { runInLanes } from './src/run/lanes.mjs';
import { prepare, root } from './src/run/prepare.mjs';
import { checkTasks, tool, unitTask } from './src/run/quick-steps.mjs';
// `npm run check`: the quick half, without database, build and browser.
import { runCommand } from './src/run/run-command.mjs';
import { createRunner } from './src/run/runner.mjs';

await prepare();
const runner = createRunner({ root });
await runInLanes([unitTask(runner, root), ...checkTasks(runner, root)]);
const [node, args, options] = tool(
  root,
  'tsx/dist/cli.mjs',
  'api/src/platform/calls/list-unhandled.ts',
);
process.stdout.write((await runCommand(node, args, options)).output);
process.exit(runner.finish());
