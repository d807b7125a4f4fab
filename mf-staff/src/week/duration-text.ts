import type { useTexts } from 'shared-contracts/host';
import type { weekTexts } from '../locales/en/week.ts';

/** Seconds as people say them: '12 min', '3 h 5 min', '2 d 4 h'; a dash for none. */
export function durationText(
  text: ReturnType<typeof useTexts<typeof weekTexts.en>>,
  seconds: number | null,
): string {
  if (seconds === null) return text('none');
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return text('time.minutes', { minutes });
  if (hours < 48) return text('time.hours', { hours, minutes: minutes % 60 });
  return text('time.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}
