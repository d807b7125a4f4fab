import { useEffect, useState } from 'react';
import { createRecordings, type Recordings } from './recordings.ts';

/** The player of a page; it falls silent when the page goes. `renew` gives a recording's new address, or null. */
export function useRecordings(renew: (id: string) => Promise<string | null>): Recordings {
  const [recordings] = useState(() => createRecordings(new Audio()));
  useEffect(() => recordings.renewBy(renew), [recordings, renew]);
  useEffect(() => () => recordings.stop(), [recordings]);
  return recordings;
}
