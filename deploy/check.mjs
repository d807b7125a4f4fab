// `npm run check`: the quick half of the proof.
import { prepare, root } from './src/run/install.mjs';

await prepare();
const { runQuickChecks } = await import('./src/run/proof.ts');
process.exit(await runQuickChecks(root));
