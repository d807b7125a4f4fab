/** How long before the end one is warned, in ms. */
export const WARN_MS = 60_000;

/** Where a session of staff stands between one sign of life and its end. */
export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warned'; readonly endsAt: number }
  | { readonly kind: 'over' };

/** What the watch needs of the browser; replaced in tests. */
export interface IdleWatchParts {
  /** After so many ms without a sign of life it is over. */
  readonly idleMs: number;
  /** ms since 1970. */
  readonly now: () => number;
  readonly onChange: (state: IdleState) => void;
  /** Reports activity to the other tabs of this browser. */
  readonly tellOthers: () => void;
}

/** Measures how long there was no activity. */
export interface IdleWatch {
  /** A key, a tap or a call. While the warning stands it takes a decision, so this counts for nothing then. */
  active(): void;
  /** The user decided to stay, or is at work in another tab. */
  stay(): void;
  /** Looks at the clock: timers stand still while a computer sleeps. */
  check(): void;
  stop(): void;
}

/** Least time between reports to other tabs, in ms. */
const REPORT_MS = 5000;

export function createIdleWatch({ idleMs, now, onChange, tellOthers }: IdleWatchParts): IdleWatch {
  const warnMs = Math.min(WARN_MS, idleMs / 2);
  let [seenAt, reportedAt] = [now(), now()];
  let kind: IdleState['kind'] = 'active';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (state: IdleState): void => {
    if (state.kind === kind) return;
    kind = state.kind;
    onChange(state);
  };

  function check(): void {
    clearTimeout(timer);
    if (kind === 'over') return;
    const left = seenAt + idleMs - now();
    if (left <= 0) return change({ kind: 'over' });
    if (left <= warnMs) change({ kind: 'warned', endsAt: seenAt + idleMs });
    else change({ kind: 'active' });
    timer = setTimeout(check, left > warnMs ? left - warnMs : left);
  }

  const stay = (): void => {
    if (kind === 'over') return;
    seenAt = now();
    check();
  };

  check();
  return {
    active() {
      if (kind !== 'active') return;
      // After the computer slept: what is over stays so.
      if (now() - seenAt >= idleMs - warnMs) return check();
      // The timer that runs looks again in time.
      seenAt = now();
      if (seenAt - reportedAt < REPORT_MS) return;
      reportedAt = seenAt;
      tellOthers();
    },
    stay,
    check,
    stop: () => clearTimeout(timer),
  };
}
