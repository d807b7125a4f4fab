/** The one question before a page is left, shared by all ways out. */
export interface LeaveDesk {
  /** True once the person has agreed to leave: nothing is held back any more. */
  readonly isFree: () => boolean;
  /** Asks unless the question stands already; calls `leave` when the answer is yes. */
  readonly ask: (leave: () => void) => void;
}

/** Makes the desk of one page; `confirm` resolves to whether the person wants to leave. */
export function createLeaveDesk(confirm: () => Promise<boolean>): LeaveDesk {
  let state: 'held' | 'asking' | 'free' = 'held';
  return {
    isFree: () => state === 'free',
    ask(leave) {
      if (state === 'asking') return;
      state = 'asking';
      void confirm().then((yes) => {
        state = yes ? 'free' : 'held';
        if (yes) leave();
      });
    },
  };
}
