import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftAutosave } from './draft-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DAY = 24 * 60 * 60 * 1000;
interface Edits {
  readonly aboutme?: string;
}

const wrote = (aboutme: string): Edits => ({ aboutme });

/** An autosave over a server whose answers the test gives. */
function autosave() {
  const saved: Edits[] = [];
  const waiting = new Set<() => void>();
  let answer: { done: () => void; fail: (error: unknown) => void } | undefined;
  const draft = createDraftAutosave<Edits>({
    save(edits) {
      saved.push(edits);
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
    saved,
    answer: () => (answer?.done(), settle()),
    fail: (error: unknown = 'offline') => (answer?.fail(error), settle()),
    comeBack: () => {
      for (const again of Array.from(waiting)) again();
    },
    isWaiting: () => waiting.size > 0,
  };
}

it('keeps what was written once the writer pauses, and says how it stands', async () => {
  const { draft, saved, answer } = autosave();
  const heard: string[] = [];
  draft.subscribe(() => void heard.push(draft.status()));
  for (const text of ['n', 'na', 'nam']) draft.changed(wrote(text));
  await vi.advanceTimersByTimeAsync(799);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([wrote('nam')]);
  expect(draft.status()).toBe('saving');
  await answer();
  expect(draft.status()).toBe('saved');
  expect(draft.unsaved()).toBeNull();
  expect(heard.at(-1)).toBe('saved');
});

it('never has two on their way, and ends with the newest', async () => {
  const { draft, saved, answer } = autosave();
  draft.changed(wrote('a'));
  draft.flush();
  draft.changed(wrote('b'));
  draft.flush();
  draft.changed({});
  draft.flush();
  expect(saved).toEqual([wrote('a')]);
  await answer();
  expect(saved).toEqual([wrote('a'), {}]);
  await answer();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(saved).toHaveLength(2);
});

it('tries by itself a few times, then waits for the line, and has it all the while', async () => {
  const { draft, saved, answer, fail, comeBack, isWaiting } = autosave();
  draft.changed(wrote('a'));
  draft.flush();
  await fail();
  for (const pause of [2000, 8000, 30_000]) {
    expect(draft.status()).toBe('waiting');
    expect(draft.unsaved()).toEqual(wrote('a'));
    await vi.advanceTimersByTimeAsync(pause);
    await fail();
  }
  await vi.advanceTimersByTimeAsync(DAY);
  expect(saved).toHaveLength(4);
  comeBack();
  expect(saved).toHaveLength(5);
  await answer();
  expect(draft.status()).toBe('saved');
  expect(isWaiting()).toBe(false);
});

it('never brings older words after newer ones', async () => {
  const { draft, saved, answer, fail, comeBack } = autosave();
  draft.changed(wrote('old'));
  draft.flush();
  draft.changed(wrote('new'));
  await fail();
  expect(saved).toEqual([wrote('old'), wrote('new')]);
  await fail();
  draft.changed(wrote('newest'));
  comeBack();
  await answer();
  comeBack();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(saved).toEqual([wrote('old'), wrote('new'), wrote('newest')]);
});

it('takes a final no for an answer, and says so', async () => {
  const { draft, saved, fail, isWaiting } = autosave();
  draft.changed(wrote('a'));
  draft.flush();
  await fail('final');
  expect(draft.status()).toBe('refused');
  await vi.advanceTimersByTimeAsync(DAY);
  expect(saved).toHaveLength(1);
  expect(isWaiting()).toBe(false);
});

it('keeps nothing more once it is stopped', async () => {
  const { draft, saved, fail, isWaiting } = autosave();
  draft.changed(wrote('a'));
  draft.flush();
  await fail();
  draft.stop();
  expect(isWaiting()).toBe(false);
  draft.changed(wrote('b'));
  await vi.advanceTimersByTimeAsync(DAY);
  expect(saved).toHaveLength(1);
});

it.each([wrote('namaste'), {}])(
  'keeps %j that failed as soon as the line is back',
  async (words) => {
    const { draft, saved, answer, fail, comeBack, isWaiting } = autosave();
    draft.changed(words);
    draft.flush();
    await fail();
    expect(draft.unsaved()).toBe(words);
    comeBack();
    expect(saved).toEqual([words, words]);
    await answer();
    expect(draft.unsaved()).toBeNull();
    expect(isWaiting()).toBe(false);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(saved).toEqual([words, words]);
  },
);
