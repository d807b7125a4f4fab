import { ObjectStoreError } from 'api/object-store';
import { Refusal } from 'api/refusal';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './release-refusal.ts';

describe('what a release manager is told', () => {
  it('of a registry with too much to do: to come back, and when', () => {
    expect(refusalOf(new Refusal(503, 'server.busy', { retryAfter: 7 }))).toMatchObject({
      status: 503,
      code: 'release.away',
      parts: { retryAfter: 7 },
      message: expect.stringMatching(
        /^The release registry cannot be reached, or .*"mfctl kill UNIT BUILD" works/,
      ),
    });
  });

  it.each([
    ['that cancelled a statement', '57014'],
    ['without a free connection', '53300'],
    ['that is being stopped', '57P01'],
  ])('of a database %s: to come back, and when', (_, code) => {
    expect(refusalOf(Object.assign(new Error('of PostgreSQL'), { code }))).toMatchObject({
      status: 503,
      code: 'release.away',
      parts: { retryAfter: 5 },
      message: expect.stringMatching(
        /^The release registry cannot be reached, or .*"mfctl kill UNIT BUILD" works/,
      ),
    });
  });

  it('of a pool that gave no connection in time: to come back, and when', () => {
    expect(refusalOf(new Error('timeout exceeded when trying to connect'))).toMatchObject({
      status: 503,
      code: 'release.away',
      parts: { retryAfter: 5 },
    });
  });

  it('of a store that is away: what is wrong, and when to come back', () => {
    expect(refusalOf(new ObjectStoreError('The object store does not answer.'))).toMatchObject({
      status: 503,
      code: 'release.away',
      parts: { retryAfter: 5 },
      message: expect.stringMatching(/^The object store does not answer\. Pages go on/),
    });
  });

  it('of what nobody expected: nothing', () => {
    expect(refusalOf(Object.assign(new Error('unique'), { code: '23505' }))).toBeNull();
    expect(refusalOf(new Error('a bug'))).toBeNull();
  });
});
