import { useTexts } from 'shared-contracts/host';
import { waited } from './entries.ts';
import { texts } from './review-texts.ts';

/** How long something waits, in its two largest units. */
export function WaitedFor({ since, short = false }: { since: string; short?: boolean }) {
  const text = useTexts(texts);
  const { days, hours, minutes } = waited(since, Date.now());
  const words =
    days > 0
      ? text('waits.days', { days, hours })
      : hours > 0
        ? text('waits.hours', { hours, minutes })
        : text('waits.minutes', { minutes });
  return <time dateTime={since}>{short ? words : text('waits.for', { time: words })}</time>;
}
