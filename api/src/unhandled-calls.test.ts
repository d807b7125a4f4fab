import { allCalls } from 'shared-contracts/calls/all-calls';
import { expect, it } from 'vitest';
import { unhandledCalls } from './unhandled-calls.ts';

it('lists calls of the contract without a database, and none that is answered', async () => {
  const calls = await unhandledCalls();
  const names = calls.map(({ path }) => path);
  for (const call of calls) expect(allCalls).toContain(call);
  expect(names).not.toContain('/api/v1/sign_in');
});
