// `npm run check`: the quick half, without database, build and browser.
import { prepare, root } from './src/run/prepare.mjs';
import { checkSteps, unitStep } from './src/run/quick-steps.mjs';
import { createRunner } from './src/run/runner.mjs';

await prepare();
const runner = createRunner();
await checkSteps(runner, root);
await unitStep(runner, root);
process.exit(runner.finish());
