import { describe, expect, it, vi } from 'vitest';
import type { Place, Priority } from '../overload/priority.ts';
import { ConnectionQueue, WITHOUT_END, type QueueBounds } from './connection-queue.ts';

/** A queue for a database that answers nobody until it is told to. */
function stage(change: Partial<QueueBounds> = {}) {
  const bounds = { most: 10, waitMs: 1000, patienceMs: 2000, ...change };
  const now = { ms: 0 };
  const queue = new ConnectionQueue(bounds, () => now.ms);
  const answers: (() => void)[] = [];
  const givenBack: true[] = [];
  const ask = (place: Place | null = null) =>
    queue.wait(
      place,
      () => new Promise<void>((resolve) => void answers.push(resolve)),
      () => givenBack.push(true),
    );
  const as = (priority: Priority) => ask({ priority, hasBegun: false });
  const answerAll = () => answers.splice(0).forEach((answer) => answer());
  return { queue, now, ask, as, answerAll, givenBack };
}

const busy = { status: 503, code: 'server.busy', parts: { retryAfter: 5 } };

describe('the queue for connections', () => {
  it('is as full as it has places taken, or as long as the first of it has waited', async () => {
    const { queue, now, ask, answerAll } = stage({ most: 100, waitMs: 1000 });
    expect(queue.fullness()).toBe(0);
    const first = ask();
    now.ms = 300;
    const second = ask();
    expect(queue.fullness()).toBe(0.3);
    now.ms = 900;
    expect(queue.fullness()).toBe(0.9);
    answerAll();
    await Promise.all([first, second]);
    expect(queue.fullness()).toBe(0);
  });

  it('refuses visitors first, then members, then payments and ourselves, and probes never', async () => {
    const { queue, ask, as, answerAll } = stage();
    const waiting: Promise<void>[] = [];
    const fill = (places: number) => {
      while (queue.fullness() * 10 < places) waiting.push(ask());
    };
    waiting.push(as('visitor'));
    fill(4);
    await expect(as('visitor')).rejects.toMatchObject(busy);
    waiting.push(as('member'));
    fill(7);
    await expect(as('member')).rejects.toMatchObject(busy);
    waiting.push(as('payment'));
    fill(10);
    await expect(as('payment')).rejects.toMatchObject(busy);
    await expect(ask()).rejects.toMatchObject(busy);
    waiting.push(as('probe'));
    answerAll();
    await Promise.all(waiting);
    expect(queue.fullness()).toBe(0);
  });

  it('does not refuse in its middle what it has let in', async () => {
    const { queue, ask, answerAll } = stage();
    const visitor: Place = { priority: 'visitor', hasBegun: false };
    const request = ask(visitor).then(() => ask(visitor));
    const more = [ask(), ask(), ask(), ask()];
    answerAll();
    more.push(ask(), ask(), ask(), ask());
    await vi.waitFor(() => expect(queue.fullness()).toBe(0.5));
    answerAll();
    await Promise.all([request, ...more]);
  });

  it('refuses visitors and members who waited long to begin, and gives their connection back', async () => {
    const { queue, now, as, answerAll, givenBack } = stage({ most: 100, waitMs: Infinity });
    const [visitor, member, payment] = [as('visitor'), as('member'), as('payment')];
    now.ms = 2001;
    answerAll();
    await expect(visitor).rejects.toMatchObject(busy);
    await expect(member).rejects.toMatchObject(busy);
    await payment;
    expect(givenBack).toHaveLength(2);
    expect(queue.fullness()).toBe(0);
  });

  it('refuses nobody where it has no end', async () => {
    const { queue, now, as, answerAll } = stage(WITHOUT_END);
    const waiting = (['visitor', 'member', 'payment'] as const).map((who) => as(who));
    now.ms = 60_000;
    expect(queue.fullness()).toBe(0);
    answerAll();
    await Promise.all(waiting);
  });

  it('lets a place go when the database refuses', async () => {
    const { queue } = stage();
    await expect(
      queue.wait(
        null,
        () => Promise.reject(new Error('gone')),
        () => undefined,
      ),
    ).rejects.toThrow('gone');
    expect(queue.fullness()).toBe(0);
  });
});
