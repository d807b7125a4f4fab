import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { childrenCpuSeconds } from './cpu-time.mjs';

it('adds user and system time of ended children, whatever the process is called', () => {
  // Fields 3 to 17 of proc(5): state, ppid … utime, stime, cutime, cstime.
  const stat = '1 (a ) b) S 0 0 0 0 0 0 0 0 0 0 900 800 250 50 20 0 1';
  expect(childrenCpuSeconds(stat)).toBe(3);
});

it('is unknown where the system does not tell', () => {
  expect(childrenCpuSeconds(null)).toBeNull();
});

it.runIf(process.platform === 'linux')('grows with a child that worked', () => {
  const before = childrenCpuSeconds() ?? 0;
  spawnSync(process.execPath, ['-e', 'for (let i = 0; i < 3e8; i += 1);']);
  expect(childrenCpuSeconds()).toBeGreaterThan(before);
});
