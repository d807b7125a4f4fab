/** Seconds as minutes and seconds: 75.4 -> 1:15; unknown lengths read 0:00. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
