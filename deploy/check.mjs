// `npm run check`: the quick half, without database, build and browser.
import { runCommand } from './src/run/run-command.mjs';
import { prepare, root } from './src/run/prepare.mjs';
import { checkSteps, tool, unitStep } from './src/run/quick-steps.mjs';
import { createRunner } from './src/run/runner.mjs';

await prepare();
const runner = createRunner();
await checkSteps(runner, root);
await unitStep(runner, root);
const [node, args, options] = tool(root, 'tsx/dist/cli.mjs', 'api/src/platform/list-unhandled.ts');
process.stdout.write((await runCommand(node, args, options)).output);
process.exit(runner.finish());
