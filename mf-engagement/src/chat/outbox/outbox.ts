import { createListeners } from 'shared-contracts/listeners';
import { isFinal } from 'shared-contracts/calls/is-final';
import type { Message } from 'shared-contracts/calls/messaging';
import {
  nextToSend,
  pauseAfter,
  withAdded,
  withAnotherTry,
  without,
  withRefused,
  type Unsent,
  type Unsents,
} from './outbox-rules.ts';
import type { OutboxStore } from './outbox-store.ts';

/** What an outbox needs of its surroundings. */
export interface OutboxParts {
  readonly store: OutboxStore;
  /** Resolves to the stored message; rejects with an error that has the HTTP `status`, or none when no answer came. */
  readonly deliver: (unsent: Unsent, signal: AbortSignal) => Promise<Message>;
  readonly onSent: (message: Message) => void;
  readonly newId: () => string;
  readonly now: () => number;
  readonly chance: () => number;
  /** Runs the work while no other tab runs it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

/** Messages on their way to the server: kept until it has them, sent one after another, each stored once. */
export interface Outbox {
  readonly all: () => Unsents;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (to: string, message: string) => void;
  /** Another try for everything that was refused to one person. */
  readonly retry: (to: string) => void;
  /** Takes a refused message back. */
  readonly remove: (clientId: string) => void;
  /** Tries at once, for example because the line is back. */
  readonly wake: () => void;
  /** Sends no more; `forget` empties the storage, too. */
  readonly stop: (options?: { forget: boolean }) => void;
}

/** How long one try may take, in ms: a connection that is half open never answers. */
const PATIENCE = 20_000;

export function createOutbox(parts: OutboxParts): Outbox {
  const { store } = parts;
  const { subscribe, tell } = createListeners();
  let isStopped = false;
  let isRunning = false;
  let tries = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let attempt: AbortController | null = null;
  let isWoken = false;

  const change = (all: Unsents) => {
    store.write(all);
    tell();
  };

  /** Resolves to false when there was no answer: then everything waits. */
  const send = async (unsent: Unsent): Promise<boolean> => {
    attempt = new AbortController();
    const timeout = setTimeout(() => attempt?.abort(), PATIENCE);
    try {
      const message = await parts.deliver(unsent, attempt.signal);
      // Stored is stored, also when the session ended meanwhile.
      change(without(store.read(), unsent.clientId));
      if (!isStopped) parts.onSent(message);
      return true;
    } catch (error) {
      if (!isFinal(statusOf(error))) return false;
      if (!isStopped) change(withRefused(store.read(), unsent.clientId));
      return true;
    } finally {
      clearTimeout(timeout);
      attempt = null;
    }
  };

  const sendAll = async (): Promise<void> => {
    for (;;) {
      const unsent = isStopped ? undefined : nextToSend(store.read());
      if (unsent === undefined) return;
      if (await send(unsent)) {
        tries = 0;
        isWoken = false;
        continue;
      }
      if (isStopped) return;
      if (isWoken) {
        isWoken = false;
        continue;
      }
      tries += 1;
      pause = setTimeout(run, pauseAfter(tries, parts.chance()));
      return;
    }
  };

  function run(): void {
    clearTimeout(pause);
    pause = undefined;
    if (isRunning || isStopped || nextToSend(store.read()) === undefined) return;
    isRunning = true;
    void parts.alone(sendAll).finally(() => {
      isRunning = false;
      // Written while the last one was on its way.
      if (pause === undefined) run();
    });
  }

  const stopHearing = store.onChangeElsewhere(() => {
    tell();
    run();
  });
  run();

  return {
    all: store.read,
    subscribe,
    add(to, message) {
      const writtenAt = new Date(parts.now()).toISOString();
      const one = { clientId: parts.newId(), to, message, writtenAt, refused: false };
      change(withAdded(store.read(), one));
      run();
    },
    retry(to) {
      change(withAnotherTry(store.read(), to));
      run();
    },
    remove(clientId) {
      change(without(store.read(), clientId));
      run();
    },
    wake() {
      tries = 0;
      if (attempt === null) {
        run();
        return;
      }
      // What is on its way may hang on the line that was lost.
      isWoken = true;
      attempt.abort();
    },
    stop(options) {
      isStopped = true;
      clearTimeout(pause);
      stopHearing();
      attempt?.abort();
      if (options?.forget) change([]);
    },
  };
}

/** The status of a call that was refused; 0 where no answer came. */
function statusOf(error: unknown): number {
  const status: unknown =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return typeof status === 'number' ? status : 0;
}
