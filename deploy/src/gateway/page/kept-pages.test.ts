import { expect, it } from 'vitest';
import { KEPT_MS, keptPages } from './kept-pages.ts';
import { pageBody } from './page-body.ts';

/** Any moment, in ms. */
const BEGIN = 1000;

/** Pages that remember how often each was made; every page takes 300 bytes and its key. */
function pages(most: number, bytes = 1_000_000) {
  const state = { ticks: BEGIN, made: [] as string[], isWhole: true, defects: [] as unknown[] };
  const kept = keptPages({
    ticks: () => state.ticks,
    onError: (error) => state.defects.push(error),
    most,
    bytes,
  });
  const open = async (key: string, meanwhile: () => Promise<void> = async () => undefined) => {
    let making = Promise.resolve<unknown>(null);
    const body = await kept(key, () => {
      state.made.push(key);
      const soon = Promise.resolve(
        pageBody('x'.repeat(100), { styleHashes: [], isMissing: false }),
      );
      const whole = Promise.all([soon, meanwhile()]).then(([one]) => (state.isWhole ? one : null));
      making = whole;
      return { soon, whole };
    });
    return { body, making };
  };
  /** Opens a page and waits until it is kept, or is not. */
  const opened = async (key: string) => {
    const { making } = await open(key);
    await making;
    // What is done with it comes after it.
    await new Promise(setImmediate);
  };
  return { state, kept, open, opened };
}

it('forgets the page that nobody asked for longest, by number and by bytes', async () => {
  for (const { opened, state } of [pages(2), pages(100, 700)]) {
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await opened(key);
    expect(state.made).toEqual(['a', 'b', 'c', 'b']);
  }
});

it('keeps nothing that alone is larger than all may be', async () => {
  const { opened, state } = pages(10, 200);
  await opened('a');
  await opened('a');
  expect(state.made).toEqual(['a', 'a']);
});

it('counts the time from when the page was begun', async () => {
  const { open, opened, state } = pages(10);
  const { making } = await open('a', async () => void (state.ticks = BEGIN + 100));
  await making;
  state.ticks = BEGIN + KEPT_MS;
  await opened('a');
  expect(state.made).toEqual(['a']);
  state.ticks = BEGIN + KEPT_MS + 1;
  await opened('a');
  expect(state.made).toEqual(['a', 'a']);
});

it('makes a page once for all who come while it is made, and keeps none that is not whole', async () => {
  const { open, opened, state } = pages(10);
  state.isWhole = false;
  let finish = () => undefined as void;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const [one, other] = [await open('a', () => slow), await open('a')];
  expect(one.body).toBe(other.body);
  expect(state.made).toEqual(['a']);
  finish();
  await one.making;
  await new Promise(setImmediate);
  await opened('a');
  expect(state.made).toEqual(['a', 'a']);
});

it('tells of a defect that nobody waits for, and tries anew', async () => {
  const { open, opened, state } = pages(10);
  const { making } = await open('a', () => Promise.reject(new Error('broken')));
  await expect(making).rejects.toThrow('broken');
  await new Promise(setImmediate);
  expect(state.defects).toHaveLength(1);
  await opened('a');
  await opened('a');
  expect(state.made).toEqual(['a', 'a']);
});
