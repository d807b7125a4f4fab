import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemberTurns } from './member-turns.ts';

const AT_ONCE = 8;
const stays = () => new AbortController().signal;

/** Eight requests of a member that run, and what became of those that follow. */
async function busyMember() {
  const turns = new MemberTurns(AT_ONCE);
  const ends = await Promise.all(
    Array.from({ length: AT_ONCE }, () => turns.take('asha', stays())),
  );
  const began: string[] = [];
  const take = (name: string, signal = stays()) =>
    turns.take('asha', signal).then(
      (end) => {
        began.push(name);
        return end;
      },
      (error: unknown) => {
        began.push(`${name} refused`);
        expect(error).toMatchObject({ status: 503, code: 'server.busy', parts: { retryAfter: 2 } });
        return () => undefined;
      },
    );
  return { turns, ends, began, take };
}

describe('turns of a member', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('let the ninth wait for the first that ends, in order of arrival', async () => {
    const { ends, began, take } = await busyMember();
    const waiting = [take('ninth'), take('tenth')];
    await vi.advanceTimersByTimeAsync(1999);
    expect(began).toEqual([]);
    ends[0]?.();
    // A turn ends once, however often its response says so.
    ends[0]?.();
    await waiting[0];
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toEqual(['ninth']);
    (await waiting[0])?.();
    await waiting[1];
    expect(began).toEqual(['ninth', 'tenth']);
  });

  it('refuse it after two seconds, and give its turn to nobody', async () => {
    const { ends, began, take, turns } = await busyMember();
    const ninth = take('ninth');
    await vi.advanceTimersByTimeAsync(2000);
    await ninth;
    expect(began).toEqual(['ninth refused']);
    for (const end of ends) end();
    expect(turns.members).toBe(0);
    await take('later');
    expect(began).toEqual(['ninth refused', 'later']);
  });

  it('hold up nobody else', async () => {
    const { turns } = await busyMember();
    await expect(turns.take('rohan', stays())).resolves.toBeTypeOf('function');
  });

  it('forget who went away while it waited', async () => {
    const { ends, began, take } = await busyMember();
    const client = new AbortController();
    const ninth = take('ninth', client.signal);
    const tenth = take('tenth');
    client.abort();
    await ninth;
    ends[0]?.();
    await tenth;
    expect(began).toEqual(['ninth refused', 'tenth']);
    await take('eleventh', AbortSignal.abort());
    expect(began.at(-1)).toBe('eleventh refused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('let no more than 32 wait', async () => {
    const { began, take, ends } = await busyMember();
    const waiting = Array.from({ length: 32 }, (_, at) => take(String(at)));
    await take('one too many');
    expect(began).toEqual(['one too many refused']);
    for (const end of ends) end();
    const first = await Promise.all(waiting.slice(0, AT_ONCE));
    expect(began).toHaveLength(1 + AT_ONCE);
    first.forEach((end) => end());
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(waiting);
  });
});
