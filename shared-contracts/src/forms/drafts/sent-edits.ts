/** Which edits of a form have been sent or thrown away, so that none of them becomes a draft again. */
export interface SentEdits {
  /** Whether this edit ended; one that has not is remembered as the latest. */
  readonly isOver: (edit: object | undefined) => boolean;
  /** Ends the latest edit. */
  readonly end: () => void;
}

export function createSentEdits(): SentEdits {
  let latest: object | undefined;
  let ended: object | undefined;
  return {
    isOver(edit) {
      if (edit === undefined) return false;
      latest = edit;
      return edit === ended;
    },
    end() {
      ended = latest;
    },
  };
}
