// `npm run check`: the quick half of the proof.
import { prepare, root } from './proof/run/install.mjs';

await prepare();
const { runQuickChecks } = await import('./proof/run/proof.ts');
process.exit(await runQuickChecks(root));
