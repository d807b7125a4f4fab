import { expect, it } from 'vitest';
import { UploadPace } from './upload-pace.ts';

/** A pace of 1,000 bytes a second over a clock that stands still; `waits` are its pauses in ms. */
function stage() {
  const clock = { now: 0 };
  const waits: number[] = [];
  const pace = new UploadPace({
    now: () => clock.now,
    sleep: async (ms) => void waits.push(ms),
    bytesASecond: 1000,
  });
  return { clock, waits, pace };
}

it('lets the first bytes through at once, and those of everybody else at their pace', async () => {
  const { pace, waits } = stage();
  await Promise.all([pace.take(100), pace.take(200), pace.take(50)]);
  expect(waits).toEqual([100, 300]);
});

it('lets small chunks go by without a pause for each', async () => {
  const { pace, waits } = stage();
  for (let count = 0; count < 10; count++) await pace.take(1);
  expect(waits).toEqual([]);
});

it('saves nothing up while nobody sends', async () => {
  const { pace, clock, waits } = stage();
  await pace.take(100);
  clock.now = 60_000;
  await pace.take(100);
  await pace.take(100);
  expect(waits).toEqual([100]);
});
