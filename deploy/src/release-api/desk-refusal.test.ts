import { Refusal } from 'api/refusal';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './desk-refusal.ts';

describe('what a release manager is told', () => {
  it('of a registry with too much to do: to come back, and when', () => {
    expect(refusalOf(new Refusal(503, 'server.busy', { retryAfter: 7 }))).toMatchObject({
      ...{ status: 503, code: 'release.away', parts: { retryAfter: 7 } },
      message: 'The registry has too much to do. Please try again in a moment.',
    });
  });

  it('of what nobody expected: nothing', () => {
    expect(refusalOf(new Error('a bug'))).toBeNull();
  });
});
