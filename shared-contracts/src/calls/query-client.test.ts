import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './client.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.restoreAllMocks());

/** How often a page asks that gets no answer. */
async function triesWhile(onLine: boolean): Promise<number> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const queryFn = vi.fn().mockRejectedValue(new ApiError({ status: 0, code: 'call.failed' }));
  const asked = createQueryClient({ retryDelay: 0 }).fetchQuery({
    queryKey: ['people'],
    queryFn,
    retry: createQueryClient().getDefaultOptions().queries?.retry ?? 0,
  });
  await expect(asked).rejects.toThrow(ApiError);
  return queryFn.mock.calls.length;
}

describe('a call that nobody answers', () => {
  it('is made again after a pause', async () => {
    expect(await triesWhile(true)).toBe(3);
  });

  it('is given up at once without a connection, so that the page says so', async () => {
    expect(await triesWhile(false)).toBe(1);
  });
});
