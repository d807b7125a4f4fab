import type { RemoteName } from 'shared-contracts/routes';
import type { AppServices } from '../create-app-services.ts';

/** What a page does about messages that an earlier page of this member left unsent. */
export interface UnsentMessages {
  /** Has them sent if there are any: when the page has settled, and whenever the connection is back. */
  readonly look: () => void;
  readonly close: () => void;
}

/** Who writes them to the device (`unsent-messages` of the contracts). */
const OWNER: RemoteName = 'mf-engagement';

export type UnsentPage = Pick<
  AppServices,
  'send' | 'bus' | 'queries' | 'signOutGuard' | 'session' | 'remotes'
>;

/**
 * Asks the remote of the chats to go on sending, whatever page stands; it is fetched for that only where something lies
 * on this device. From then on its outbox looks after itself, until the session ends.
 */
export function createUnsentMessages(page: UnsentPage): UnsentMessages {
  const { send, bus, queries, signOutGuard, session, remotes } = page;
  let isAsked = false;
  let isClosed = false;
  let stopWaiting = () => undefined as void;

  /** Resolves to whether somebody looks after it now. */
  const ask = async (): Promise<boolean> => {
    const state = remotes.state(OWNER);
    const load = state.status === 'ready' ? state.definition.loadSendUnsent : undefined;
    const sendUnsent = await load?.();
    const userId = session.current()?.userId;
    if (isClosed || sendUnsent === undefined || userId === undefined) return false;
    sendUnsent({ send, bus, cache: queries, guardSignOut: signOutGuard.hold }, userId);
    return true;
  };
  const whenThere = (): boolean => {
    if (remotes.state(OWNER).status === 'loading') return false;
    // Where it does not come, what is unsent stays on the device until the connection is back or the chats are opened.
    ask().then(
      (isSending) => (isAsked = isSending),
      () => (isAsked = false),
    );
    return true;
  };

  return {
    look() {
      if (isAsked || !session.hasUnsent()) return;
      isAsked = true;
      remotes.preload(OWNER);
      if (whenThere()) return;
      const stop = remotes.subscribe(() => {
        if (whenThere()) stop();
      });
      stopWaiting = stop;
    },
    close() {
      isClosed = true;
      stopWaiting();
    },
  };
}
