// `npm test`: the whole proof from a fresh clone. Plain Node: nothing is installed when it begins.
import { prepare, root } from './proof/run/install.mjs';

await prepare();
const { runProof } = await import('./proof/run/proof.ts');
process.exit(await runProof(root, process.argv.slice(2)));
