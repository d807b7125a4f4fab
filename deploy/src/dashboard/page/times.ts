const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** An ISO time as a clock of the reader shows it, with seconds. */
export function clockTime(iso: string): string {
  return CLOCK.format(new Date(iso));
}

/** Day and time of an ISO time, where the reader is. */
export function dayAndTime(iso: string): string {
  return MOMENT.format(new Date(iso));
}
