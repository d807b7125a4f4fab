/** Birthdates (YYYY-MM-DD) of people of certain ages: after one day, up to and with another; null: no bound. */
export interface Birthdates {
  readonly after: string | null;
  readonly upTo: string | null;
}

/** Who has completed at least `from` and at most `to` years on a day, as `ageOn` counts them. */
export function birthdatesOf(
  from: number | undefined,
  to: number | undefined,
  day: Date,
): Birthdates {
  return {
    after: to === undefined ? null : yearsBefore(day, to + 1),
    upTo: from === undefined ? null : yearsBefore(day, from),
  };
}

/** The same day some years ago; of a year without a 29 February the day before. */
function yearsBefore(day: Date, years: number): string {
  const year = day.getFullYear() - years;
  const month = day.getMonth() + 1;
  const date = month === 2 && day.getDate() === 29 && !isLeap(year) ? 28 : day.getDate();
  return [String(year).padStart(4, '0'), two(month), two(date)].join('-');
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
