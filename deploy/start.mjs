// `npm start`: from a fresh clone to a running site. Plain Node: nothing is installed when it begins.
import { prepare, root } from './proof/run/install.mjs';

const began = Date.now();
const report = (text) => {
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${text}\n`);
};
await prepare(report);
const { superviseSite } = await import('./proof/run/supervise-site.ts');
await superviseSite(root, began, report);
