/** Keeps the latest words of somebody who is writing, with few calls and never an older text over a newer one. */
export interface DraftKeeper {
  readonly changed: (text: string) => void;
  /** Keeps at once what has changed, for example because the page is left. */
  readonly flush: () => void;
}

/** How long the writer must pause before the draft is kept, in ms. */
const PAUSE = 800;

/** `keep` stores a text, '' forgets it; it may fail silently, for the next change keeps the whole text again. */
export function createDraftKeeper(keep: (text: string) => Promise<unknown>): DraftKeeper {
  let wanted: string | null = null;
  let isKeeping = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    if (isKeeping || wanted === null) return;
    const text = wanted;
    wanted = null;
    isKeeping = true;
    // One after another: two at once could arrive the wrong way round.
    const next = () => {
      isKeeping = false;
      flush();
    };
    void keep(text).then(next, next);
  };

  return {
    changed(text) {
      wanted = text;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    flush,
  };
}
