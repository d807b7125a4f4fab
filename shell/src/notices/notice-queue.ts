import { createListeners } from 'shared-contracts/behaviour/listeners';
import type { NoticeExtras } from 'shared-contracts/host';
import type { TextValues } from 'shared-contracts/i18n/i18n';
import { ACTION_NOTICE_MS, isUrgent, type Notice } from 'shared-contracts/i18n/notice';
import { messageKeyOf, messages, type MessageKey } from 'shared-contracts/locales/en/messages';

/** A notice on its way, worded when it is drawn; `id` is its own. */
export interface QueuedNotice extends NoticeExtras, Pick<Notice, 'kind' | 'duration'> {
  readonly id: string;
  readonly key: MessageKey;
  readonly values?: TextValues | undefined;
}

/** Notices, one at a time: what is urgent first, offers last; an external store for React. */
export interface NoticeQueue {
  /**
   * Shows a notice of the catalogue, the general failure for a code of a newer remote that this shell does not know; the
   * same words again replace those still shown, with a fresh duration, and an offer replaces an older one that no one
   * holds. Returns the notice's id.
   */
  show(code: MessageKey, values?: TextValues, extras?: NoticeExtras): string;
  close(id: string): void;
  /** A notice has the focus or the pointer, or no more. An offer that is held is not taken away; others are not held. */
  hold(id: string, isHeld: boolean): void;
  /** What is shown now: one notice, and beside an offer that is held what is urgent. The time of the others does not run yet. */
  shown(): readonly QueuedNotice[];
  subscribe(listener: () => void): () => void;
}

export function createNoticeQueue(): NoticeQueue {
  const { subscribe, tell } = createListeners();
  let all: readonly QueuedNotice[] = [];
  let shown: readonly QueuedNotice[] = [];
  let held: string | null = null;
  let last = 0;

  const change = (queued: readonly QueuedNotice[]): void => {
    const offers = queued.filter(isOffer);
    all = queued.filter((one) => !isOffer(one) || one.id === held || one === offers.at(-1));
    const kept = offers.find((one) => one.id === held);
    const plain = all.filter((one) => !isOffer(one));
    const urgent = plain.find(isUrgent);
    // One that is shown stays for its time.
    const next = plain.find((one) => shown.includes(one)) ?? urgent ?? plain[0] ?? all[0];
    shown = [kept, kept === undefined ? next : urgent].filter((one) => one !== undefined);
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
        (isOffer(one) && one.title !== undefined && one.title === notice.title);
      change([...all.filter((one) => !isOld(one)), notice]);
      return notice.id;
    },
    close: (id) => change(all.filter((one) => one.id !== id)),
    hold(id, isHeld) {
      // An urgent notice beside the held offer must not release it.
      if (isHeld ? !all.some((one) => one.id === id && isOffer(one)) : held !== id) return;
      held = isHeld ? id : null;
      change(all);
    },
    shown: () => shown,
    subscribe,
  };
}

const isOffer = ({ action }: QueuedNotice): boolean => action !== undefined;
