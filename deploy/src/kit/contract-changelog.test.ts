import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractLock, LockedCall } from 'shared-contracts/lock/describe-contract';
import { expect, it, onTestFinished } from 'vitest';
import { changelogOf, contractChangelog } from './contract-changelog.ts';

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

it('takes the lock with which a version ended, not the one with which it began', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sp-changelog-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'shared-contracts'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
    });
  git('init', '-q');
  const commit = (version: string, ...calls: string[]) => {
    const at = (name: string) => join(root, 'shared-contracts', name);
    writeFileSync(at('package.json'), JSON.stringify({ version }, null, 2));
    const locked = Object.fromEntries(calls.map((name) => [name, call({})]));
    writeFileSync(at('contract.lock.json'), JSON.stringify(lock(locked)));
    git('add', '.');
    git('commit', '-qm', `${version} with ${calls.length} calls`);
  };
  commit('0.1.0', 'GET /a');
  commit('0.1.0', 'GET /a', 'GET /b');
  commit('0.2.0', 'GET /a', 'GET /b', 'GET /c');
  commit('0.2.0', 'GET /a', 'GET /b', 'GET /c', 'GET /d');
  const text = await contractChangelog(root);
  expect(text).toContain('## 0.1.0\n\n- First version: 2 calls');
  expect(text).toContain('## 0.2.0\n\n- call GET /c: new\n- call GET /d: new\n');
});
