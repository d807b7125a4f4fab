import './install-trusted-types.ts';
import './errors-without-stacks.ts';
import 'react-dom/client';
import './errors-with-stacks.ts';
import 'shared-contracts/ui/core.css';
import './shell.css';

// Short tasks instead of one long one: between them a slow phone can paint and answer to touch. All are in this file.
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'shared-contracts/query'),
  () => import(/* webpackMode: "eager" */ 'shared-contracts/router'),
  () => import(/* webpackMode: "eager" */ 'shared-contracts/ui/core'),
];

void startInParts();

async function startInParts(): Promise<void> {
  for (const part of parts) {
    await nextTask();
    await part();
  }
  await nextTask();
  const { preparePage, showPage } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  const page = preparePage();
  await nextTask();
  showPage(page);
}

function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
