import type { Ad } from 'shared-contracts/calls/leads';
import type { NavigationGuard } from '../navigation-guard/navigation-guard.ts';
import type { OverlayStore } from './overlay-store.ts';

/** How often a page that is busy is looked at again, while an ad waits (ms). */
export const LOOK_MS = 1000;
/** More than these do not wait: a member should not have to close a row of them. */
const MOST = 2;

export interface AdQueueParts {
  readonly overlay: OverlayStore;
  readonly navigationGuard: NavigationGuard;
  readonly document: Pick<Document, 'visibilityState' | 'querySelector'>;
}

/** Ads that the server pushed: one at a time, and none over something that a person is in the middle of. */
export interface AdQueue {
  offer(ad: Ad): void;
  /** Takes away what stands and what waits. */
  close(): void;
}

export function createAdQueue({ overlay, navigationGuard, document }: AdQueueParts): AdQueue {
  let waiting: readonly Ad[] = [];
  let isShown = false;
  let isClosed = false;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Another dialog, an unsaved form, a payment under way, or a hidden tab. */
  const isBusy = () =>
    document.visibilityState !== 'visible' ||
    navigationGuard.isUnsaved() ||
    document.querySelector('dialog[open], [aria-modal="true"], .razorpay-container') !== null;

  const done = (): void => {
    isShown = false;
    overlay.show(null);
    look();
  };
  const show = async (ad: Ad): Promise<void> => {
    isShown = true;
    count += 1;
    const { AdPopup } = await import('./ad-popup.tsx');
    if (!isClosed) overlay.show(<AdPopup key={count} ad={ad} onClose={done} />);
  };
  const look = (): void => {
    clearTimeout(timer);
    const [next] = waiting;
    if (next === undefined || isShown) return;
    if (isBusy()) {
      timer = setTimeout(look, LOOK_MS);
      return;
    }
    waiting = waiting.slice(1);
    // Without its code there is no ad, and no error.
    show(next).catch(() => (isShown = false));
  };
  return {
    offer(ad) {
      if (waiting.length < MOST) waiting = [...waiting, ad];
      look();
    },
    close() {
      isClosed = true;
      waiting = [];
      clearTimeout(timer);
      if (isShown) overlay.show(null);
    },
  };
}
