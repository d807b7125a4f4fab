/** Something that a page of this tab keeps, and when it was kept, in ms since 1970. */
export interface Kept {
  readonly text: string;
  readonly at: number;
}

/**
 * A text that outlives a reload of its tab, and a phone that dropped the tab while its reader looked at the mail; no
 * other tab sees it. `now` in ms since 1970; what is older than `life` (ms) counts as none.
 */
function keptInTab(key: string, life: number) {
  return {
    read(now: number): Kept | null {
      const [, at, text] = /^(\d+) (.+)$/s.exec(ofTab((tab) => tab.getItem(key)) ?? '') ?? [];
      return text !== undefined && now - Number(at) < life ? { text, at: Number(at) } : null;
    },
    keep: (text: string, now: number) => void ofTab((tab) => tab.setItem(key, `${now} ${text}`)),
    forget: () => void ofTab((tab) => tab.removeItem(key)),
  };
}

/** As long as link and code of the sign-up mail are good. */
const SIGN_UP_MS = 2 * 24 * 60 * 60 * 1000;

/** The address whose sign-up waits for its code, since its last mail was requested. */
export const keptSignUp = keptInTab('sign-up', SIGN_UP_MS);

/** What is written in the sign-up form, without the password. */
export const keptSignUpForm = keptInTab('sign-up-form', SIGN_UP_MS);

/** The address that a one-time code was mailed to, as long as the code is good. */
export const keptCode = keptInTab('one-time-code', 15 * 60 * 1000);

/** A session begins: whose form and address these were needs no page of this tab to know. */
export function forgetKeptInTab(): void {
  for (const kept of [keptSignUp, keptSignUpForm, keptCode]) kept.forget();
}

/** The tab's own storage; null where the browser forbids it. */
function ofTab<Found>(run: (storage: Storage) => Found): Found | null {
  try {
    return run(window.sessionStorage);
  } catch (error) {
    // Blocked cookies, or no room: until a reload the page knows by itself.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
