import { listBookmarks } from 'shared-contracts/calls/engagement';
import { expect, it, vi } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import type { Api } from '../calls/context.ts';
import { serve } from '../calls/serve.ts';

/** Requests that have begun and are held until the test lets them go. */
const held: (() => void)[] = [];
const slow = { ...listBookmarks, path: '/api/test/slow' } as const;

function registerSlow(api: Api): void {
  serve(api, slow, async () => {
    await new Promise<void>((resolve) => void held.push(resolve));
    return { data: { data: [], next: null, prev: null } };
  });
}

const t = useApp({ memberRequests: 8 }, registerSlow);

it('a ninth request of a member waits for one of eight, and nobody else does', async () => {
  const [asha, rohan] = [await addMember(t()), await addMember(t())];
  const eight = Array.from({ length: 8 }, () => send(t(), slow, {}, asha.token));
  await vi.waitFor(() => expect(held).toHaveLength(8));
  const ninth = send(t(), listBookmarks, {}, asha.token);
  let isAnswered = false;
  void ninth.then(() => (isAnswered = true));
  expect((await send(t(), listBookmarks, {}, rohan.token)).status).toBe(200);
  expect(isAnswered).toBe(false);
  for (const go of held.splice(0)) go();
  const replies = await Promise.all([...eight, ninth]);
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
});
