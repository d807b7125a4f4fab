import { describe, expect, it } from 'vitest';
import { ApiError } from './client.ts';
import { errorKey, describeError } from './describe-error.ts';

describe('a failed call', () => {
  it('is told in the words of the catalogue, with the reference', () => {
    const error = new ApiError({ status: 404, code: 'blog.notFound', request_id: 'r-1' });
    expect(describeError(error)).toEqual({
      status: 404,
      key: 'blog.notFound',
      kind: 'info',
      text: 'This post is not available.',
      reference: 'r-1',
      errors: [],
    });
  });

  it('is no answer where code did not come that was fetched with the first use', () => {
    const lost = Object.assign(new Error('Loading chunk 190 failed.'), { name: 'ChunkLoadError' });
    expect(errorKey(lost)).toBe('call.noAnswer');
  });

  it('is known by its name, since another build threw it', () => {
    const foreign = Object.assign(new Error('gone'), { name: 'ApiError', status: 404, code: '' });
    expect(describeError(foreign).status).toBe(404);
  });

  it.each([
    [0, 'call.noAnswer'],
    [429, 'request.tooMany'],
    [503, 'server.busy'],
    [500, 'server.error'],
    [502, 'server.error'],
    [422, 'call.failed'],
  ] as const)('of status %i whose code nobody knows is worded by its status', (status, key) => {
    expect(errorKey(new ApiError({ status, code: 'proxy.secret' }))).toBe(key);
    expect(errorKey(new ApiError({ status, code: 'call.failed' }))).toBe(key);
  });

  it.each([
    null,
    undefined,
    'text',
    new TypeError('a bug'),
    { status: 404, code: 'blog.notFound' },
  ])('that is none (%s) gets the general words and no status', (error) => {
    expect(describeError(error)).toMatchObject({ status: undefined, reference: undefined });
    expect(describeError(error).text).toMatch(/^That did not work\./);
  });
});
