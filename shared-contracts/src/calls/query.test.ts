import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Send } from './client.ts';
import { listInterests } from './engagement.ts';
import type { listThreads } from './messaging.ts';
import type { getProfile, listProfiles, myProfile } from './profiles.ts';
import { createPages, type Pages, type PagedShape } from './query.ts';
import { listHiddenProfiles } from './reports.ts';

describe('pages of a list', () => {
  it('takes calls that answer with one page and take a cursor, and no other', () => {
    expectTypeOf<Parameters<Pages>[0]>().toExtend<PagedShape>();
    expectTypeOf<typeof listProfiles>().toExtend<PagedShape>();
    expectTypeOf<typeof listInterests>().toExtend<PagedShape>();
    expectTypeOf<typeof listThreads>().not.toExtend<PagedShape>();
    expectTypeOf<typeof getProfile>().not.toExtend<PagedShape>();
    expectTypeOf<typeof myProfile>().not.toExtend<PagedShape>();
  });

  it('sends the cursor of the page before', async () => {
    const send = vi.fn().mockResolvedValue({ data: { data: [], next: null, prev: null } });
    const pages = createPages(send as Send)(listInterests, { query: { type: 'sent' } });
    const { signal } = new AbortController();
    const page = await pages.queryFn({ signal, pageParam: 'c1' });
    expect(send).toHaveBeenCalledWith(
      listInterests,
      { query: { type: 'sent', cursor: 'c1' } },
      { signal },
    );
    expect(pages.getNextPageParam(page)).toBeNull();
  });

  it('knows the next page of a list of staff, too', () => {
    const { getNextPageParam } = createPages(vi.fn())(listHiddenProfiles, { query: {} });
    expect(getNextPageParam({ data: [], next: 'c2' })).toBe('c2');
    expect(getNextPageParam({ data: [], next: null })).toBeNull();
    expect(getNextPageParam({ data: [] })).toBeNull();
  });
});
