import { runChaos, type ChaosPlan } from './run.ts';
import type { Servers } from './site.ts';

// A run as a program: takes servers and plan as JSON, prints the report as one line of JSON.
const [servers, plan] = process.argv.slice(2).map((text) => JSON.parse(text) as unknown);
const report = await runChaos(servers as Servers, plan as ChaosPlan);
process.stdout.write(`${JSON.stringify(report)}\n`);
