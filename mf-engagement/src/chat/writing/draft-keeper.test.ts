import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keeper() {
  const kept: string[] = [];
  let answer: (() => void) | undefined;
  const draft = createDraftKeeper((text) => {
    kept.push(text);
    return new Promise<void>((resolve) => (answer = resolve));
  });
  return { draft, kept, answer: () => (answer?.(), vi.advanceTimersByTimeAsync(0)) };
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
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept).toEqual(['a', '']);
});
