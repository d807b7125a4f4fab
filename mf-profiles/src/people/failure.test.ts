import { CallFailed } from 'shared-contracts/calls/client';
import { describe, expect, it } from 'vitest';
import { failureKind, failureStatus } from './failure.ts';

const failed = (status: number) => new CallFailed({ status, code: 'call.failed' });

describe('a failed call', () => {
  it('is known by its name, since another build threw it', () => {
    const foreign = Object.assign(new Error('gone'), { name: 'CallFailed', status: 404 });
    expect(failureStatus(foreign)).toBe(404);
    expect(failureStatus(new Error('a bug'))).toBeUndefined();
  });

  it.each([
    [0, 'offline'],
    [429, 'busy'],
    [503, 'busy'],
    [500, 'server'],
    [422, 'server'],
  ] as const)('of status %i is worded as %s', (status, kind) => {
    expect(failureKind(failed(status))).toBe(kind);
  });

  it('is our fault when it is no call failure at all', () => {
    expect(failureKind(new TypeError('a bug'))).toBe('server');
  });
});
