import { readFile, writeFile } from 'node:fs/promises';
import { compareContracts } from './compare-contracts.ts';
import { describeContract, type ContractLock } from './describe-contract.ts';

// `npm run lock -w shared-contracts`: prints what changed since the committed lock, and writes the lock.
const path = new URL('../../contract.lock.json', import.meta.url);
const contract = describeContract();
const before = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
});
const changes =
  before === null ? [] : compareContracts(JSON.parse(before) as ContractLock, contract);
for (const { compatibility, what } of changes) process.stdout.write(`${compatibility}  ${what}\n`);
process.stdout.write(`${changes.length} changes\n`);
await writeFile(path, `${JSON.stringify(contract, null, 2)}\n`);
