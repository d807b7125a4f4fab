/** Keeps the latest words of somebody who is writing, with few calls and never an older text over a newer one. */
export interface DraftKeeper {
  readonly changed: (text: string) => void;
  /** Keeps at once what has changed, for example because the page is left. */
  readonly flush: () => void;
  /** What is not kept yet, '' where it is to be forgotten; null once all is kept. */
  readonly unkept: () => string | null;
  /** Keeps no more: whose words they are is over. */
  readonly stop: () => void;
}

/** What a keeper needs of its surroundings. */
export interface DraftKeeperParts {
  /** Stores a text; '' forgets it. */
  readonly keep: (text: string) => Promise<unknown>;
  /** Whether a failure is the last word: the same text would fail again. */
  readonly isFinal: (error: unknown) => boolean;
  /** Calls `again` whenever the connection is back, until the returned function is called. */
  readonly whenBack: (again: () => void) => () => void;
}

/** How long the writer must pause before the draft is kept, in ms. */
const PAUSE = 800;

/** After how many ms a text that failed is tried again by itself; from then on only when the connection is back. */
const AGAIN_AFTER: readonly number[] = [2000, 8000, 30_000];

/** The keeper of one text; a try that failed is made again, a few times by itself and then whenever the connection is back. */
export function createDraftKeeper({ keep, isFinal, whenBack }: DraftKeeperParts): DraftKeeper {
  let wanted: string | null = null;
  let underWay: string | null = null;
  let tries = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;

  const settled = () => {
    underWay = null;
    tries = 0;
    stopWaiting?.();
    stopWaiting = undefined;
    flush();
  };
  const failed = (text: string, error: unknown) => {
    if (isStopped) return;
    if (wanted !== null || isFinal(error)) {
      settled();
      return;
    }
    underWay = null;
    wanted = text;
    stopWaiting ??= whenBack(flush);
    const pause = AGAIN_AFTER[tries];
    tries += 1;
    if (pause !== undefined) timer = setTimeout(flush, pause);
  };

  function flush(): void {
    clearTimeout(timer);
    // One after another: two at once could arrive the wrong way round.
    if (isStopped || underWay !== null || wanted === null) return;
    const text = wanted;
    wanted = null;
    underWay = text;
    void keep(text).then(settled, (error: unknown) => failed(text, error));
  }

  return {
    changed(text) {
      wanted = text;
      tries = 0;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    flush,
    unkept: () => wanted ?? underWay,
    stop() {
      isStopped = true;
      wanted = null;
      clearTimeout(timer);
      stopWaiting?.();
    },
  };
}
