import { unhandledCalls } from '../unhandled-calls.ts';

// For `npm run check`: what is left of the contract, one line each, and how many.
const calls = await unhandledCalls();
for (const { method, path } of calls) process.stdout.write(`${method} ${path}\n`);
process.stdout.write(`${calls.length} calls without a handler\n`);
