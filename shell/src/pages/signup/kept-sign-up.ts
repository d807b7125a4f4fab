const KEY = 'sign-up';

/** As long as link and code of the sign-up mail are good, in ms: two days. */
const CODE_MS = 2 * 24 * 60 * 60 * 1000;

/** The address whose sign-up waits for its code, and when its last mail was asked for, in ms since 1970. */
export interface KeptSignUp {
  readonly email: string;
  readonly at: number;
}

/**
 * The sign-up that waits for its code in this tab, so that a reload leads back to where the code is typed; null without
 * one, or once the code has ended. Nothing else of the form is kept. `now` in ms since 1970.
 */
export function keptSignUp(now: number): KeptSignUp | null {
  const [at, email] = ofTab((storage) => storage.getItem(KEY))?.split(' ') ?? [];
  return email !== undefined && now - Number(at) < CODE_MS ? { email, at: Number(at) } : null;
}

export function keepSignUp(email: string, now: number): void {
  ofTab((storage) => storage.setItem(KEY, `${now} ${email}`));
}

/** Nobody waits for a code in this tab any more. */
export function forgetSignUp(): void {
  ofTab((storage) => storage.removeItem(KEY));
}

/** The tab's own storage, which a reload leaves and the next tab does not see; null where the browser forbids it. */
function ofTab<Found>(run: (storage: Storage) => Found): Found | null {
  try {
    return run(window.sessionStorage);
  } catch (error) {
    // Blocked cookies, or no room: until a reload the page knows the address itself.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
