/** Statuses below 500 that say 'not now' and not 'no'; 401 because the member signs in again. */
const NOT_NOW: readonly number[] = [0, 401, 408, 425, 429];

/** Whether a failure with this HTTP status (0 without an answer) is the server's last word: another try would fail too. */
export function isFinal(status: number): boolean {
  return status < 500 && !NOT_NOW.includes(status);
}
