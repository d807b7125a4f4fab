import { backgroundJobs, type BackgroundName } from 'shared-contracts/platform/background';
import type { Bus } from 'shared-contracts/platform/events/bus';
import { ownNameChanged, signedIn, signedOut } from 'shared-contracts/platform/events/event-map';
import { MEMBER_HINT_COOKIE } from 'shared-contracts/platform/page-data';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import {
  sessionEnded,
  sessionSlice,
  sessionStarted,
  type Session,
} from 'shared-contracts/platform/store/session';
import type { AppStore } from 'shared-contracts/platform/store/store';
import type { QueryClient } from 'shared-contracts/query';
import { TEXTS_KEY } from '../host/kept-texts.ts';
import { forgetUploadPlaces } from '../uploads/upload-places.ts';
import { restoreSession } from './restore-session.ts';
import { clearSession, SESSION_KEYS, writeSession } from './session-storage.ts';
import { tokenExpiry } from './token-expiry.ts';

/** Why a session ended; the reasons of the `signed-out` event. */
export type EndReason = 'asked' | 'expired' | 'deleted' | 'paid';

export interface PageSessionParts {
  readonly storage: Storage;
  readonly store: AppStore;
  readonly queries: QueryClient;
  readonly bus: Bus;
  readonly now: () => number;
  readonly secure: boolean;
  readonly setCookie: (line: string) => void;
  /** A session ended, whatever the reason. */
  readonly onEnded: () => void;
  /** The session died by itself: token expired, or refused by the server. */
  readonly onLost: () => void;
  /** Another tab signed out. */
  readonly onEndedElsewhere: () => void;
}

/** The one place where a session begins and ends (section 4). */
export interface PageSession {
  current(): Session | null;
  /** Stores a new session and makes it the page's. */
  begin(session: Session): void;
  /** Clears everything that is a member's: stored items, caches, store, sticky events, hint. */
  end(reason: EndReason): void;
  /** Something of the member is another one than at sign-in; true where that is news. It stays the same session. */
  change(part: Partial<Omit<Session, 'token' | 'userId'>>): boolean;
  /** Whether this device keeps something for a background job of the member, also where no page works on it now. */
  hasLeft(job: BackgroundName): boolean;
  /**
   * Whether something that this member wrote waits for the server: messages, as mf-engagement counts them or as an earlier
   * page left them, and drafts of call logs.
   */
  hasUnsent(): boolean;
  /**
   * The member is about to end the session by a call: that the server refuses its token meanwhile is no loss. Returns the
   * way to say that nothing came of it.
   */
  expectEnd(): () => void;
  /** Ends a session that the server no longer takes, if it is still this one. */
  lose(token: string): void;
  /** Follows time and other tabs until the returned function is called. */
  watch(browser: Window): () => void;
}

const selectUnsent = selectLate('unsentMessages');

/** Timers of browsers hold 31 bits (ms). */
const LONGEST_TIMER = 2 ** 31 - 1;

export function createPageSession(parts: PageSessionParts): PageSession {
  const { storage, store, queries, bus, now } = parts;
  const current = () => sessionSlice.selectors.selectSession(store.getState());
  let changed = (): void => undefined;
  /** Token of a session that is being ended by wish. */
  let ending: string | null = null;

  const restored = current();
  if (restored !== null) bus.emit(signedIn, { userId: restored.userId });

  const change: PageSession['change'] = (part) => {
    const mine = current();
    if (mine === null) return false;
    const session = { ...mine, ...part };
    if (SESSION_KEYS.every((key) => session[key] === mine[key])) return false;
    writeSession(storage, session);
    store.dispatch(sessionStarted(session));
    return true;
  };

  // It is the same session under another name: nothing that was fetched for it is out of date.
  bus.on(ownNameChanged, ({ userId, name }) => {
    if (current()?.userId === userId) change({ name });
  });

  const hint = (on: boolean) => parts.setCookie(memberHint(on, parts.secure));

  const adopt = (session: Session): void => {
    queries.clear();
    store.dispatch(sessionStarted(session));
    hint(true);
    bus.emit(signedIn, { userId: session.userId });
    changed();
  };

  const forget = (reason: EndReason): void => {
    void queries.cancelQueries();
    queries.clear();
    bus.clearSticky();
    store.dispatch(sessionEnded());
    hint(false);
    bus.emit(signedOut, { reason });
    parts.onEnded();
    changed();
  };

  const end = (reason: EndReason): void => {
    const mine = current();
    clearSession(storage);
    if (mine !== null) forget(reason);
    else hint(false);
    if (mine !== null && reason !== 'expired') {
      forgetUploadPlaces(storage, mine.userId);
      storage.removeItem(TEXTS_KEY);
    }
    // Here and nowhere else: their remotes need not be on this page. A session that is only interrupted goes on with it.
    if (mine !== null && (reason === 'asked' || reason === 'deleted')) {
      for (const job of Object.values(backgroundJobs)) {
        for (const key of job.keys(storage, mine.userId)) storage.removeItem(key);
      }
    }
  };

  const hasLeft = (job: BackgroundName): boolean => {
    const mine = current();
    return mine !== null && backgroundJobs[job].keys(storage, mine.userId).length > 0;
  };

  const lose = (token: string): void => {
    if (current()?.token !== token || ending === token) return;
    end('expired');
    parts.onLost();
  };

  const followOtherTabs = (): void => {
    const mine = current();
    const theirs = restoreSession(storage, now());
    if (theirs?.token === mine?.token) return;
    // Why it ended there is not known here: only the tab that signs out drops what is unsent.
    if (mine !== null) forget('expired');
    if (theirs !== null) adopt(theirs);
    else parts.onEndedElsewhere();
  };

  return {
    current,
    begin(session) {
      writeSession(storage, session);
      adopt(session);
    },
    end,
    expectEnd() {
      ending = current()?.token ?? null;
      return () => void (ending = null);
    },
    change,
    hasLeft,
    hasUnsent: () =>
      (selectUnsent(store.getState())?.waiting ?? 0) > 0 ||
      hasLeft('sendUnsent') ||
      hasLeft('saveCallDrafts'),
    lose,
    watch(browser) {
      let timer: number | undefined;
      const check = (): void => {
        browser.clearTimeout(timer);
        const session = current();
        const left = session === null ? null : (tokenExpiry(session.token) ?? 0) - now();
        if (session === null || left === null) return;
        if (left <= 0) lose(session.token);
        else timer = browser.setTimeout(check, Math.min(left, LONGEST_TIMER));
      };
      const onStorage = (event: StorageEvent): void => {
        // Of the six items the token decides; null stands for a storage that was cleared as a whole.
        if (event.key === 'token' || event.key === null) followOtherTabs();
      };
      changed = check;
      hint(current() !== null);
      check();
      browser.addEventListener('storage', onStorage);
      // Timers stand still while a phone sleeps.
      browser.document.addEventListener('visibilitychange', check);
      return () => {
        changed = () => undefined;
        browser.clearTimeout(timer);
        browser.removeEventListener('storage', onStorage);
        browser.document.removeEventListener('visibilitychange', check);
      };
    },
  };
}

/** A year, in seconds; the hint grants nothing, a wrong one only costs an inlined reply. */
const HINT_SECONDS = 31_536_000;

/** The cookie line that tells the gateway whether this browser is signed in. */
function memberHint(signedIn: boolean, secure: boolean): string {
  const life = signedIn ? HINT_SECONDS : 0;
  const value = signedIn ? '1' : '';
  return `${MEMBER_HINT_COOKIE}=${value}; Path=/; Max-Age=${life}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
