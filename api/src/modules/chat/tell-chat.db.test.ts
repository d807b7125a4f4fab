import { beforeEach, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPair, say } from '../../../test/pairs.ts';
import { usePages, type TestPage } from '../../../test/sockets.ts';
import type { Pushes } from '../../realtime/pushes.ts';
import { countUnread, countUnreadOf } from './counts.store.ts';
import { tellCounts } from './tell-chat.ts';

const t = useApp();
const pages = usePages(() => t().app.server);
let asha: TestMember;
let rohan: TestMember;

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

beforeEach(async () => {
  ({ asha, rohan } = await addPair(t()));
});

const counts = ({ pushed }: TestPage) =>
  pushed.flatMap(({ event, payload }) =>
    event === 'publish' ? [(payload as { chat_count: number }).chat_count] : [],
  );

it('a count whose answer came late is told to nobody who knows a later one', async () => {
  const page = pages.open(asha);
  await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
  const late: (() => void)[] = [];
  const held: Pushes = {
    ...t().parts.pushes,
    push: (...one) => void late.push(() => t().parts.pushes.push(...one)),
  };
  await tellCounts({ ...t().parts, pushes: held }, [asha.id]);
  await say(t(), rohan, asha);
  await vi.waitFor(() => expect(counts(page)).toEqual([1]), PATIENCE);
  for (const one of late) one();
  await say(t(), rohan, asha);
  await vi.waitFor(() => expect(counts(page)).toContain(2), PATIENCE);
  expect(counts(page)).toEqual([1, 2]);
});

it('a later count says so, and several people are counted at once', async () => {
  const before = await countUnread(t().db, asha.id);
  await say(t(), rohan, asha);
  const after = await countUnread(t().db, asha.id);
  expect([before.unread, after.unread]).toEqual([0, 1]);
  expect(after.asOf).toBeGreaterThan(before.asOf);
  const all = await countUnreadOf(t().db, [rohan.id, asha.id]);
  expect(Object.fromEntries(all.map(({ id, unread }) => [id, unread]))).toEqual({
    [rohan.id]: 0,
    [asha.id]: 1,
  });
});
