import { useEffect, useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { reviewTexts } from '../locales/en/reviews.ts';
import { waited } from './entries.ts';

/** How often the text is renewed, in ms. */
const EVERY_MS = 30_000;

/** How long something waits, in its two largest units. */
export function WaitedFor({ since, short = false }: { since: string; short?: boolean }) {
  const text = useTexts(reviewTexts);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(tick);
  }, []);
  const { days, hours, minutes } = waited(since, now);
  const words =
    days > 0
      ? text('waits.days', { days, hours })
      : hours > 0
        ? text('waits.hours', { hours, minutes })
        : text('waits.minutes', { minutes });
  return <time dateTime={since}>{short ? words : text('waits.for', { time: words })}</time>;
}
