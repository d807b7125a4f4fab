import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DAY = 24 * 60 * 60 * 1000;

/** A keeper over a server whose answers the test gives. */
function keeper() {
  const kept: string[] = [];
  const waiting = new Set<() => void>();
  let answer: { done: () => void; fail: (error: unknown) => void } | undefined;
  const draft = createDraftKeeper({
    keep(text) {
      kept.push(text);
      return new Promise<void>((done, fail) => (answer = { done, fail }));
    },
    isFinal: (error) => error === 'final',
    whenBack(again) {
      waiting.add(again);
      return () => void waiting.delete(again);
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    draft,
    kept,
    answer: () => (answer?.done(), settle()),
    fail: (error: unknown = 'offline') => (answer?.fail(error), settle()),
    comeBack: () => {
      for (const again of [...waiting]) again();
    },
    isWaiting: () => waiting.size > 0,
  };
}

it('keeps the text once the writer pauses', async () => {
  const { draft, kept } = keeper();
  for (const text of ['n', 'na', 'nam']) draft.changed(text);
  await vi.advanceTimersByTimeAsync(799);
  expect(kept).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(kept).toEqual(['nam']);
});

it('never has two on their way, and ends with the newest', async () => {
  const { draft, kept, answer } = keeper();
  draft.changed('a');
  draft.flush();
  draft.changed('b');
  draft.flush();
  draft.changed('');
  draft.flush();
  expect(kept).toEqual(['a']);
  await answer();
  expect(kept).toEqual(['a', '']);
  await answer();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(kept).toEqual(['a', '']);
});

it.each(['namaste', ''])('keeps %j that failed as soon as the connection is back', async (text) => {
  const { draft, kept, answer, fail, comeBack, isWaiting } = keeper();
  draft.changed(text);
  draft.flush();
  await fail();
  expect(draft.unkept()).toBe(text);
  comeBack();
  expect(kept).toEqual([text, text]);
  await answer();
  expect(draft.unkept()).toBeNull();
  expect(isWaiting()).toBe(false);
  await vi.advanceTimersByTimeAsync(DAY);
  expect(kept).toEqual([text, text]);
});

it('tries by itself a few times, and then waits for the connection', async () => {
  const { draft, kept, fail, comeBack } = keeper();
  draft.changed('a');
  draft.flush();
  await fail();
  for (const pause of [2000, 8000, 30_000]) {
    await vi.advanceTimersByTimeAsync(pause);
    await fail();
  }
  expect(kept).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(DAY);
  expect(kept).toHaveLength(4);
  comeBack();
  expect(kept).toHaveLength(5);
});

it('never brings an older text after a newer one', async () => {
  const { draft, kept, answer, fail, comeBack } = keeper();
  draft.changed('old');
  draft.flush();
  draft.changed('new');
  await fail();
  expect(kept).toEqual(['old', 'new']);
  await fail();
  draft.changed('newest');
  comeBack();
  expect(kept).toEqual(['old', 'new', 'newest']);
  await answer();
  comeBack();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(kept).toEqual(['old', 'new', 'newest']);
});

it('takes a final no for an answer', async () => {
  const { draft, kept, fail, isWaiting } = keeper();
  draft.changed('a');
  draft.flush();
  await fail('final');
  await vi.advanceTimersByTimeAsync(DAY);
  expect(kept).toEqual(['a']);
  expect(draft.unkept()).toBeNull();
  expect(isWaiting()).toBe(false);
});

it('keeps nothing more once it is stopped', async () => {
  const { draft, kept, fail, isWaiting } = keeper();
  draft.changed('a');
  draft.flush();
  await fail();
  draft.stop();
  expect(isWaiting()).toBe(false);
  draft.changed('b');
  await vi.advanceTimersByTimeAsync(DAY);
  expect(kept).toEqual(['a']);
});
