import { createListeners } from 'shared-contracts/behaviour/listeners';
import type { NoticeExtras } from 'shared-contracts/host';
import type { TextValues } from 'shared-contracts/i18n/i18n';
import { ACTION_NOTICE_MS, type Notice } from 'shared-contracts/i18n/notice';
import { messageKeyOf, messages, type MessageKey } from 'shared-contracts/locales/en/messages';

/** A notice on its way, worded when it is drawn; `id` is its own. */
export interface QueuedNotice extends NoticeExtras, Pick<Notice, 'kind' | 'duration'> {
  readonly id: string;
  readonly key: MessageKey;
  readonly values?: TextValues | undefined;
}

/** Notices, one at a time in the order in which they were said; an external store for React. */
export interface NoticeQueue {
  /**
   * Shows a notice of the catalogue, the general failure for a code of a newer remote that this shell does not know; the
   * same words once more replace those still standing, with a fresh duration, and an offer replaces an older one. Returns
   * the notice's id.
   */
  show(code: MessageKey, values?: TextValues, extras?: NoticeExtras): string;
  close(id: string): void;
  /** The notice that is shown now, if any; the time of the others does not run yet. An offer waits for all others. */
  shown(): readonly QueuedNotice[];
  subscribe(listener: () => void): () => void;
}

export function createNoticeQueue(): NoticeQueue {
  const { subscribe, tell } = createListeners();
  let all: readonly QueuedNotice[] = [];
  let shown: readonly QueuedNotice[] = [];
  let last = 0;

  const change = (queued: readonly QueuedNotice[]): void => {
    all = queued;
    const next = all.find((one) => one.action === undefined) ?? all[0];
    shown = next === undefined ? [] : [next];
    tell();
  };
  const wordsOf = ({ key, title, values }: QueuedNotice) => JSON.stringify([key, title, values]);

  return {
    show(code, values, extras = {}) {
      last += 1;
      const key = messageKeyOf(code);
      const { kind, duration } = messages[key];
      const stays = extras.action === undefined ? duration : ACTION_NOTICE_MS;
      const notice = { ...extras, key, kind, duration: stays, values, id: `n${last}` };
      const isOld = (one: QueuedNotice) =>
        wordsOf(one) === wordsOf(notice) ||
        (one.action !== undefined &&
          (notice.action !== undefined || (one.title !== undefined && one.title === notice.title)));
      change([...all.filter((one) => !isOld(one)), notice]);
      return notice.id;
    },
    close: (id) => change(all.filter((one) => one.id !== id)),
    shown: () => shown,
    subscribe,
  };
}
