import { useEffect } from 'react';

/** Tries again when the device is back online, as long as the place that says what did not load stands. */
export function useRetryOnline(retry: () => void): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}
