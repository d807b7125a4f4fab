import { createListeners } from 'shared-contracts/behaviour/listeners';

/** A call that runs or has run; times in ms. */
export interface TimedCall {
  /** Whose call it is: the id of an entry, or 'new'. */
  readonly of: string;
  readonly startedAt: number;
  /** Null while it runs. */
  readonly endedAt: number | null;
}

/** The one stopwatch of a desk: a caller makes one call at a time. */
export interface CallTimer {
  readonly current: () => TimedCall | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts over, whatever ran before. */
  readonly start: (of: string) => void;
  readonly stop: () => void;
  /** The new entry whose call was timed has an id now; a call ends with its saving. */
  readonly saved: (id: string) => void;
}

export function createCallTimer(now: () => number): CallTimer {
  const { subscribe, tell } = createListeners();
  let call: TimedCall | null = null;
  return {
    current: () => call,
    subscribe,
    start(of) {
      call = { of, startedAt: now(), endedAt: null };
      tell();
    },
    stop() {
      if (call === null || call.endedAt !== null) return;
      call = { ...call, endedAt: now() };
      tell();
    },
    saved(id) {
      if (call?.of !== 'new') return;
      call = { ...call, of: id, endedAt: call.endedAt ?? now() };
      tell();
    },
  };
}

/** How long a call took until it ended, or has taken at a moment (ms), in seconds. */
export function secondsOf({ startedAt, endedAt }: TimedCall, now: number): number {
  return Math.max(0, Math.round(((endedAt ?? now) - startedAt) / 1000));
}
