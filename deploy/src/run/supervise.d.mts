import type { EventEmitter } from 'node:events';

/** What is watched of a server's process. */
export interface SupervisedChild extends Pick<EventEmitter, 'on' | 'once'> {
  readonly pid?: number | undefined;
  kill(signal: NodeJS.Signals): boolean;
}

export interface Supervised {
  /** Starts the server, with a channel over which it says `READY`; `again` after a death. */
  start(again: boolean): SupervisedChild;
  /** Tells whoever looks at the terminal. */
  say(sentence: string): void;
  exit(code: number): void;
  /** A clock in ms. */
  now?: () => number;
  /** Where signals to this process arrive. */
  signals?: Pick<EventEmitter, 'on'>;
}

export declare const WAITS_MS: readonly number[];
export declare const MOST_DEATHS: number;
export declare const DEATHS_WITHIN_MS: number;
export declare const READY: 'ready';
export declare function supervise(parts: Supervised): void;
