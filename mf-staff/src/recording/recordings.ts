import { createListeners } from 'shared-contracts/behaviour/listeners';

/** What a recording is doing. Seconds; the length is NaN until it is known. */
export interface Playing {
  readonly id: string;
  /** `unplayable`: it is there, but this browser has no decoder for it. */
  readonly phase: 'loading' | 'playing' | 'paused' | 'failed' | 'unplayable';
  readonly at: number;
  readonly length: number;
  /** How many times as fast as it was spoken; one of SPEEDS. */
  readonly speed: number;
}

/** The speeds of a player, slowest first; one holds for all recordings of a page. */
export const SPEEDS = [1, 1.25, 1.5, 2] as const;

/** How far a key steps in a recording, in s. */
export const STEP = 5;

/** The part of an audio element that is used here. */
export type Sound = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'duration'
  | 'paused'
  | 'error'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeAttribute'
  | 'load'
>;

/** The one player of a list: starting a recording ends the one before. */
export interface Recordings {
  readonly current: () => Playing | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays, pauses, goes on, or tries again. */
  readonly toggle: (id: string, url: string) => void;
  /** Goes to a place of the current recording (s). */
  readonly seek: (at: number) => void;
  /** Goes on or back in the current recording by so many seconds, within its ends. */
  readonly seekBy: (seconds: number) => void;
  /** The next faster or slower speed; the ends of SPEEDS are the ends. */
  readonly speedBy: (steps: 1 | -1) => void;
  /** The speed of all recordings. */
  readonly setSpeed: (speed: number) => void;
  readonly stop: () => void;
  /** Says how to get a new address for a recording whose own has expired; null when there is none. */
  readonly renewBy: (renew: Renew) => void;
}

type Renew = (id: string) => Promise<string | null>;

/** `MediaError` says no more of a file that does not load than of one in a format that the browser cannot read. */
const NOT_DECODED = new Set([3, 4]);

/** Whether there is a file at an address. */
async function isFileAt(url: string): Promise<boolean> {
  const reply = await fetch(url, { headers: { range: 'bytes=0-0' } }).catch(() => null);
  return reply?.ok === true;
}

/**
 * Plays recordings through one sound. Their addresses expire after 5 minutes (access, 'Uploads'), also in the middle of
 * one: on a failure a new address is fetched once, and the recording goes on where it was.
 */
export function createRecordings(sound: Sound, isThere = isFileAt): Recordings {
  let renew: Renew = async () => null;
  let now: Playing | null = null;
  let renewed = false;
  let speed: number = SPEEDS[0];
  const { subscribe, tell } = createListeners();

  const change = (part: Partial<Playing>): void => {
    if (now === null) return;
    now = { ...now, ...part };
    tell();
  };

  const start = (url: string): void => {
    change({ phase: 'loading' });
    sound.src = url;
    resume();
  };

  const resume = (): void => {
    sound.play().catch((error: unknown) => {
      // A browser that wants a click first; what cannot be loaded says so by its own event.
      if ((error as Error).name === 'NotAllowedError') change({ phase: 'paused' });
    });
  };

  const recover = async (id: string): Promise<void> => {
    renewed = true;
    const url = await renew(id);
    if (now?.id !== id) return;
    if (url === null) change({ phase: 'failed' });
    else start(url);
  };

  const giveUp = async ({ id }: Playing): Promise<void> => {
    const isUnread = NOT_DECODED.has(sound.error?.code ?? 0) && (await isThere(sound.src));
    if (now?.id === id) change({ phase: isUnread ? 'unplayable' : 'failed' });
  };

  sound.addEventListener('playing', () => {
    renewed = false;
    change({ phase: 'playing' });
  });
  sound.addEventListener('waiting', () => change({ phase: 'loading' }));
  sound.addEventListener('pause', () => {
    // The event comes late: by then the next recording may be on its way.
    if (sound.paused) change({ phase: 'paused' });
  });
  sound.addEventListener('ended', () => change({ phase: 'paused', at: 0 }));
  sound.addEventListener('timeupdate', () => change({ at: sound.currentTime }));
  sound.addEventListener('loadedmetadata', () => {
    // A new address of a recording that was under way.
    if (now !== null && now.at > 0) sound.currentTime = now.at;
    change({ length: sound.duration });
  });
  sound.addEventListener('error', () => {
    if (now === null) return;
    if (renewed) void giveUp(now);
    else void recover(now.id);
  });

  const seek = (at: number): void => {
    sound.currentTime = at;
    change({ at });
  };
  const setSpeed = (next: number): void => {
    speed = next;
    // The default too: a new address would begin with it.
    sound.defaultPlaybackRate = next;
    sound.playbackRate = next;
    change({ speed });
  };

  return {
    current: () => now,
    subscribe,
    toggle: (id, url) => {
      if (now?.id === id && now.phase === 'paused') return resume();
      const hasEnded = now?.phase === 'failed' || now?.phase === 'unplayable';
      if (now?.id === id && !hasEnded) return sound.pause();
      renewed = false;
      now = { id, phase: 'loading', at: 0, length: Number.NaN, speed };
      start(url);
    },
    seek,
    seekBy(seconds) {
      if (now === null || !Number.isFinite(now.length)) return;
      seek(Math.min(Math.max(0, now.at + seconds), now.length));
    },
    setSpeed,
    speedBy(steps) {
      const at = SPEEDS.findIndex((one) => one === speed) + steps;
      setSpeed(SPEEDS[Math.min(Math.max(0, at), SPEEDS.length - 1)] ?? speed);
    },
    renewBy: (way) => {
      renew = way;
    },
    stop: () => {
      now = null;
      sound.pause();
      sound.removeAttribute('src');
      sound.load();
    },
  };
}
