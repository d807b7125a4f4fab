import { ANALYTICS_BATCH, recordPageViews } from 'shared-contracts/calls/analytics';
import { routes } from 'shared-contracts/platform/routes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { createPageViewCounter } from './page-view-counter.ts';

const t = useApp();
const home = routes.home.pageView;
const blogs = routes.blogs.pageView;

beforeEach(async () => {
  await t().db.deleteFrom('page_views').execute();
  // A new period for the limit of requests.
  t().clock.advance(60_000);
});

const view = (name: string, at = t().clock.read().toISOString()) => ({ name, at });
const tell = (views: { name: string; at: string }[]) =>
  send(t(), recordPageViews, { body: { views } });
const counted = () =>
  t().db.selectFrom('page_views').select(['hour', 'name', 'views']).orderBy('name').execute();

/** What is counted once so many views are written; every test waits for its own. */
async function written(views: number) {
  await vi.waitFor(
    async () => {
      const rows = await counted();
      expect(rows.reduce((sum, row) => sum + row.views, 0)).toBe(views);
    },
    { timeout: 10_000 },
  );
  return counted();
}

describe('page views', () => {
  it('are counted by hour and page', async () => {
    expect((await tell([view(home), view(blogs), view(home)])).body).toEqual({
      data: { recorded: 3 },
    });
    await tell([view(home)]);
    const hour = new Date('2026-11-21T09:00:00Z');
    expect(await written(4)).toEqual([
      { hour, name: blogs, views: 1 },
      { hour, name: home, views: 3 },
    ]);
  });

  it('keep their hour when they come late, but no hour that cannot be right', async () => {
    await tell([
      view(home, '2026-11-21T03:30:00Z'),
      view(home, '2020-01-01T00:00:00Z'),
      view(home, '2030-01-01T00:00:00Z'),
      view(home, 'yesterday'),
    ]);
    expect((await written(4)).map(({ hour, views }) => [hour.getUTCHours(), views])).toEqual([
      [3, 1],
      [9, 3],
    ]);
  });

  it('hold names of pages only: no address, no person', async () => {
    const { body } = await tell([view('/profile/asha'), view(home), view("x'); drop table")]);
    expect(body).toEqual({ data: { recorded: 1 } });
    expect((await written(1)).map(({ name }) => name)).toEqual([home]);
    const columns = Object.keys(
      (await t().db.selectFrom('page_views').selectAll().execute())[0] ?? {},
    );
    expect(columns).toEqual(['hour', 'name', 'views']);
  });

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('are not counted against %s', async (headers) => {
    const response = await t().app.inject({
      method: 'POST',
      url: recordPageViews.path,
      headers,
      payload: { views: [view(home)] },
    });
    expect(response.json()).toEqual({ data: { recorded: 0 } });
    expect(await counted()).toEqual([]);
  });

  it('come in batches that have an end', async () => {
    const many = Array.from({ length: ANALYTICS_BATCH + 1 }, () => view(home));
    expect((await tell(many)).status).toBe(422);
    expect((await tell(many.slice(1))).body).toEqual({ data: { recorded: ANALYTICS_BATCH } });
    await written(ANALYTICS_BATCH);
    expect((await tell([])).status).toBe(422);
  });

  it('ask to wait when one address tells too many', async () => {
    const replies = [];
    for (let count = 0; count < 121; count += 1) replies.push(await tell([view(home)]));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'request.tooMany' } });
    t().clock.advance(60_000);
    expect((await tell([view(home)])).status).toBe(200);
    await written(121);
  });

  it('are written before the server stops, and later where the database is away', async () => {
    const hour = new Date('2026-11-21T09:00:00Z');
    const failed = vi.fn();
    const counter = createPageViewCounter(t().db, failed);
    // A name that the column does not hold.
    counter.add([{ hour, name: null as unknown as string, views: 1 }]);
    counter.add([{ hour, name: home, views: 2 }]);
    await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 10_000 });
    expect(await counted()).toEqual([]);
    await counter.close();
    const other = createPageViewCounter(t().db, failed);
    other.add([{ hour, name: home, views: 2 }]);
    other.add([{ hour, name: home, views: 1 }]);
    await other.close();
    expect(await counted()).toEqual([{ hour, name: home, views: 3 }]);
  });
});
