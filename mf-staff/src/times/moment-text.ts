/** A moment as the desk has it, '18 Nov 2026, 2:05 pm', whatever the computer is set to. */
export function momentText(at: string, locale: string): string {
  return formatted(at, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The day of a moment in India: '18 Nov 2026'. */
export function dayOf(at: string, locale: string): string {
  return formatted(at, locale, { dateStyle: 'medium' });
}

/** The same where there is little room: '18 Nov'. */
export function shortDay(at: string, locale: string): string {
  return formatted(at, locale, { day: 'numeric', month: 'short' });
}

/** The day in India at a moment, in ms, as date fields have it: YYYY-MM-DD. */
export function dayValue(at: number): string {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'short' } as const;
  return new Intl.DateTimeFormat('en-CA', options).format(at);
}

function formatted(at: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { ...options, timeZone: 'Asia/Kolkata' });
  return format.format(new Date(at));
}
