/** Time between two ticks in ms (section 9). */
export const TICK_MS = 1000;

/**
 * Counts down by 1 with every tick from a given start, and stops at 0 or less (section 4, 'Countdown timer'). A start at
 * 0 or less never ticks. Returns the way to stop before.
 */
export function countDown(from: number, onTick: (left: number) => void): () => void {
  let left = from;
  const stop = (): void => clearInterval(timer);
  const timer = setInterval(() => {
    left -= 1;
    if (left <= 0) stop();
    onTick(left);
  }, TICK_MS);
  if (from <= 0) stop();
  return stop;
}
