import { openStorage } from '../../session/browser-storage.ts';

const KEY = 'sign-up';

/** As long as link and code of the sign-up mail are good, in ms: two days. */
const CODE_MS = 2 * 24 * 60 * 60 * 1000;

/** The tab's own storage, which a reload leaves and the next tab does not see. */
const ofTab = () => openStorage(() => window.sessionStorage);

/**
 * The address whose sign-up waits for its code in this tab, so that a reload leads back to where the code is typed; null
 * without one, or once the code has ended. Nothing else of the form is kept. `now` in ms since 1970.
 */
export function keptSignUp(now: number): string | null {
  const [at, email] = ofTab().getItem(KEY)?.split(' ') ?? [];
  return email !== undefined && now - Number(at) < CODE_MS ? email : null;
}

export function keepSignUp(email: string, now: number): void {
  ofTab().setItem(KEY, `${now} ${email}`);
}

/** Nobody waits for a code in this tab any more. */
export function forgetSignUp(): void {
  ofTab().removeItem(KEY);
}
