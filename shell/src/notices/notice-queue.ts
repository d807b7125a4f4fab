import { createListeners } from 'shared-contracts/listeners';
import type { NoticeExtras } from 'shared-contracts/host';
import type { Notice } from 'shared-contracts/messages';

/** A notice that may offer something to do. */
export type ActionNotice = Notice & Pick<NoticeExtras, 'action'>;

/** A notice on its way; `id` is its own. */
export interface QueuedNotice extends ActionNotice {
  readonly id: string;
}

/** Notices in the order in which they were said; an external store for React. */
export interface NoticeQueue {
  /** Shows a notice; the same words once more replace those still standing, with a fresh duration. */
  show(notice: ActionNotice): void;
  close(id: string): void;
  /** The notices that stand now; the others wait, their time not yet running. */
  shown(): readonly QueuedNotice[];
  subscribe(listener: () => void): () => void;
}

/** More than this hides the page on a phone. */
const AT_ONCE = 3;

export function createNoticeQueue(): NoticeQueue {
  const { subscribe, tell } = createListeners();
  let all: readonly QueuedNotice[] = [];
  let shown: readonly QueuedNotice[] = [];
  let last = 0;

  const change = (next: readonly QueuedNotice[]): void => {
    all = next;
    shown = all.slice(0, AT_ONCE);
    tell();
  };
  const saysTheSame = (a: Notice, b: Notice) =>
    a.kind === b.kind && a.title === b.title && a.text === b.text;

  return {
    show(notice) {
      last += 1;
      change([...all.filter((one) => !saysTheSame(one, notice)), { ...notice, id: `n${last}` }]);
    },
    close: (id) => change(all.filter((one) => one.id !== id)),
    shown: () => shown,
    subscribe,
  };
}
