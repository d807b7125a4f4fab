import { createListeners } from '../listeners.ts';

/** How the draft stands: kept, on its way or about to be, waiting for the line, or refused for good. */
export type Keeping = 'kept' | 'under way' | 'waiting' | 'refused';

/** Keeps what is written as a draft, with few calls and never an older one over a newer one. */
export interface DraftAutosave<Words> {
  readonly changed: (words: Words) => void;
  /** Keeps at once what has changed, for example because the page is left. */
  readonly flush: () => void;
  /** What is not kept yet; null once all is. */
  readonly unkept: () => Words | null;
  readonly state: () => Keeping;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps no more: whose words they are is over. */
  readonly stop: () => void;
}

/** What a keeper needs of its surroundings. */
export interface DraftAutosaveParts<Words> {
  /** Stores the draft; an empty one is forgotten. */
  readonly keep: (words: Words) => Promise<unknown>;
  /** Whether a failure is the last word: the same would fail again. */
  readonly isFinal: (error: unknown) => boolean;
  /** Calls `again` whenever the line is back, until the returned function is called. */
  readonly whenBack: (again: () => void) => () => void;
}

/** How long the writer must pause before the draft is kept, in ms. */
const PAUSE = 800;

/** After how many ms a draft that failed is tried again by itself; from then on when the line is back. */
const AGAIN_AFTER: readonly number[] = [2000, 8000, 30_000];

/** The keeper of one draft, a text or the words of a form; never null. */
export function createDraftAutosave<Words extends NonNullable<unknown>>({
  keep,
  isFinal,
  whenBack,
}: DraftAutosaveParts<Words>): DraftAutosave<Words> {
  const { subscribe, tell } = createListeners();
  let state: Keeping = 'kept';
  let wanted: Words | null = null;
  let underWay: Words | null = null;
  let tries = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;

  const become = (next: Keeping) => {
    state = next;
    tell();
  };
  const settled = (end: Keeping) => {
    underWay = null;
    tries = 0;
    stopWaiting?.();
    stopWaiting = undefined;
    become(wanted === null ? end : 'under way');
    flush();
  };
  const failed = (words: Words, error: unknown) => {
    if (isStopped) return;
    if (wanted !== null || isFinal(error)) {
      settled('refused');
      return;
    }
    underWay = null;
    wanted = words;
    stopWaiting ??= whenBack(flush);
    const pause = AGAIN_AFTER[tries];
    tries += 1;
    if (pause !== undefined) timer = setTimeout(flush, pause);
    become('waiting');
  };

  function flush(): void {
    clearTimeout(timer);
    // One after another: two at once could arrive the wrong way round.
    if (isStopped || underWay !== null || wanted === null) return;
    const words = wanted;
    wanted = null;
    underWay = words;
    void keep(words).then(
      () => settled('kept'),
      (error: unknown) => failed(words, error),
    );
  }

  return {
    changed(words) {
      if (isStopped) return;
      wanted = words;
      tries = 0;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
      become(state === 'waiting' ? 'waiting' : 'under way');
    },
    flush,
    unkept: () => wanted ?? underWay,
    state: () => state,
    subscribe,
    stop() {
      isStopped = true;
      wanted = null;
      clearTimeout(timer);
      stopWaiting?.();
    },
  };
}
