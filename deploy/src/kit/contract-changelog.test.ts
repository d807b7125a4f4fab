import type { ContractLock, LockedCall } from 'shared-contracts/lock/describe-contract';
import { expect, it } from 'vitest';
import { changelogOf } from './contract-changelog.ts';

const call = (fields: Record<string, object>, required: string[] = []): LockedCall =>
  ({
    access: 'public',
    encoding: 'json',
    reply: { type: 'object', properties: fields, required },
    fails: {},
  }) as unknown as LockedCall;

const lock = (calls: ContractLock['calls']): ContractLock => ({ calls, events: {}, routes: {} });

it('lists what each version changes, what breaks first', () => {
  const text = changelogOf([
    { version: '0.1.0', lock: lock({ 'GET /a': call({ x: { type: 'string' } }, ['x']) }) },
    {
      version: '0.2.0',
      lock: lock({ 'GET /a': call({ y: { type: 'string' } }, ['y']), 'GET /b': call({}) }),
    },
  ]);
  expect(text).toBe(`# Changelog of shared-contracts

## 0.2.0

- **Breaking:** GET /a reply.x: gone
- call GET /b: new
- GET /a reply.y: new

## 0.1.0

- First version: 1 calls, 0 events, 0 routes.
`);
});
