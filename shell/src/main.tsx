import './install-trusted-types.ts';
import './errors-without-stacks.ts';
import 'react-dom/client';
import './errors-with-stacks.ts';
import 'shared-contracts/ui/core.css';
import './shell.css';

// Three tasks instead of one long one: between them a slow phone can paint and answer to touch. All are in this file.
setTimeout(() => void startInParts());

async function startInParts(): Promise<void> {
  await import(/* webpackMode: "eager" */ './first-screen.ts');
  await new Promise((done) => setTimeout(done));
  await import(/* webpackMode: "eager" */ './start.tsx');
}
