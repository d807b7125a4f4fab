import { CallFailed } from 'shared-contracts/calls/client';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';

describe('a failed call', () => {
  it('is told in the words of the catalogue, with the reference', () => {
    const error = new CallFailed({ status: 404, code: 'blog.notFound', request_id: 'r-1' });
    expect(failureOf(error)).toEqual({
      status: 404,
      text: 'This post is not available.',
      reference: 'r-1',
    });
  });

  it.each([null, undefined, 'text', new Error('x'), { code: 7 }])(
    'that is no CallFailed (%s) gets the general text',
    (error) => {
      expect(failureOf(error).text).toMatch(/^That did not work\./);
    },
  );
});
