/** The birthdate (YYYY-MM-DD, UTC) of someone who turned `age` that many days (1 to 363) before `now`. */
export function birthdateFor(age: number, daysSinceBirthday: number, now: Date): string {
  const date = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceBirthday),
  );
  date.setUTCFullYear(date.getUTCFullYear() - age);
  return date.toISOString().slice(0, 10);
}

/** Whole years between a birthdate (YYYY-MM-DD) and `now`, in UTC. */
export function ageAt(birthdate: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = birthdate.split('-').map(Number);
  const before =
    now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day);
  return now.getUTCFullYear() - year - (before ? 1 : 0);
}
