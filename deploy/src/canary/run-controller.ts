import { lookOnce, type ControllerParts } from './controller.ts';

/** A running controller. */
export interface Controller {
  /** Ends the looking, waits for the look that goes on, and gives up the lead. */
  close(): Promise<void>;
}

export interface RunParts extends ControllerParts {
  /** A look that failed; the next one tries again. */
  readonly onError: (error: unknown) => void;
  /** Calls `run` after a while, once; returns the way to call it off. */
  readonly later?: (run: () => void) => () => void;
}

/** Time between two looks, in ms. */
export const LOOK_MS = 15_000;

/** Looks again and again, each time a while after the last look has ended. */
export function runController(parts: RunParts): Controller {
  const later = parts.later ?? afterLookTime;
  let closed = false;
  let looking: Promise<void> = Promise.resolve();
  let callOff = later(next);

  function next(): void {
    looking = lookOnce(parts)
      .catch(parts.onError)
      .then(() => {
        if (!closed) callOff = later(next);
      });
  }

  return {
    async close() {
      closed = true;
      callOff();
      await looking;
      // A database that is away has no lead to give up.
      await parts.leadership.resign().catch(parts.onError);
    },
  };
}

function afterLookTime(run: () => void): () => void {
  const timer = setTimeout(run, LOOK_MS).unref();
  return () => clearTimeout(timer);
}
