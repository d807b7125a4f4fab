import { useEffect, useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { reviewTexts } from '../locales/en/reviews.ts';

/** How long something is still the reviewer's; not read out each second. */
export function ClaimClock({ until }: { until: number }) {
  const text = useTexts(reviewTexts);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <span role="timer">
      {text('claim.left', { minutes: Math.floor(left / 60), seconds: left % 60 })}
    </span>
  );
}
