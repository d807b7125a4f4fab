import { sendMessage, type Message } from 'shared-contracts/calls/messaging';
import { getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { createBus } from 'shared-contracts/platform/events/bus';
import { QueryClient } from 'shared-contracts/query';
import { fake, fakeApi } from 'shared-contracts/testing/fake-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageOf, THEM } from '../../testing/chats.ts';
import { finishUnsent } from './finish-unsent.ts';
import { outboxOf } from './open-outbox.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

/** A member with two messages that wait, and a draft to the same person. */
function waiting(server: { sends: boolean; keeps?: boolean }) {
  const kept: unknown[] = [];
  const sent: string[] = [];
  const { send } = fakeApi([
    fake(sendMessage, ({ body }) => {
      if (!server.sends) return { refuse: 503, code: 'server.error' };
      const { message } = body as Pick<Message, 'message'>;
      sent.push(message);
      return { data: messageOf(sent.length, { message }) };
    }),
    fake(getDraft, { data: { content: 'Begun', saved_at: '2026-11-22T06:00:00.000Z' } }),
    fake(saveDraft, ({ body }) => {
      if (server.keeps === false) return { refuse: 503, code: 'server.error' };
      kept.push((body as { content: unknown }).content);
      return { data: null };
    }),
  ]);
  const bus = createBus((fault) => {
    throw fault.error;
  });
  const page = { send, bus, cache: new QueryClient(), store: undefined, guardSignOut: undefined };
  const outbox = outboxOf(page, 'asha');
  outbox.add(THEM, 'One');
  outbox.add(THEM, 'Two');
  return { kept, sent, finish: () => finishUnsent(page, 'asha') };
}

it('sends what waits', async () => {
  const { kept, sent, finish } = waiting({ sends: true });
  await finish();
  expect([sent, kept, window.localStorage.length]).toEqual([['One', 'Two'], [], 0]);
});

it('keeps behind the draft what cannot be sent, in its order, and leaves nothing on the device', async () => {
  const { kept, finish } = waiting({ sends: false });
  const finished = finish();
  await vi.advanceTimersByTimeAsync(4000);
  await finished;
  expect(kept).toEqual(['Begun\nOne\nTwo']);
  expect(window.localStorage).toHaveLength(0);
});

it('leaves on the device what cannot be kept either', async () => {
  const { kept, finish } = waiting({ sends: false, keeps: false });
  const finished = finish();
  await vi.advanceTimersByTimeAsync(60_000);
  await finished;
  expect([kept, window.localStorage.length]).toEqual([[], 2]);
});
