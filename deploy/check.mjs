// `npm run check`: the quick half, without database, build and browser.
import { prepare, root } from './run/prepare.mjs';
import { checkSteps, unitStep } from './run/quick-steps.mjs';
import { createRunner } from './run/runner.mjs';

await prepare();
const runner = createRunner();
await checkSteps(runner, root);
await unitStep(runner, root);
process.exit(runner.finish());
