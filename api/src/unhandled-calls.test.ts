import { expect, it } from 'vitest';
import { unhandledCalls } from './unhandled-calls.ts';

it('finds a handler for every call of the contract, and needs no database to look', async () => {
  const calls = await unhandledCalls();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
