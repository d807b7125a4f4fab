import { useEffect, useState } from 'react';
import { countDown } from './countdown.ts';

/** Whole seconds that are left of a number of them, from the moment when the component stands; 0 at the end. */
export function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    setLeft(from);
    return countDown(from, setLeft);
  }, [from]);
  return Math.max(0, left);
}
