// `npm test`: everything, from a fresh clone. Plain Node: nothing is installed when it begins.
import { browserStep } from './src/run/browser-step.mjs';
import { databaseSteps } from './src/run/database-steps.mjs';
import { prepare, root } from './src/run/prepare.mjs';
import { aloneSteps, checkSteps, houseStep, tool } from './src/run/quick-steps.mjs';
import { createRunner } from './src/run/runner.mjs';

await prepare();
const runner = createRunner();
await checkSteps(runner, root);
await houseStep(runner, root);
await aloneSteps(runner, root);
await databaseSteps(runner, root);
const [node, args, options] = tool(root, 'tsx/dist/cli.mjs', 'deploy/src/build/build-all.ts');
if (await runner.check('build', node, args, options)) await browserStep(runner, root);
else await runner.fail('browser', 'There is nothing to look at: the build failed.');
process.exit(runner.finish());
