import { signedIn, signedOut } from 'shared-contracts/platform/events/event-map';
import { routes } from 'shared-contracts/platform/routes';
import type { AppServices } from '../create-app-services.ts';
import type { Releases } from '../remotes/follow-releases.ts';
import { whenIdle } from '../when-idle.ts';
import type { MemberConnection } from './connect.ts';

/** Fetches what only a signed-in page needs, which no visitor and no first screen does. */
const fetchCode = () => import('../start-member-services.ts');

/**
 * Keeps one connection to the server while a member is signed in (section 4, 'Realtime'): opened when the page has
 * settled or a unit needs it, tried again when the page is seen again or the network is back, closed with the session.
 */
export function keepConnected(
  window: Window,
  services: AppServices,
  releases: Releases,
  code: typeof fetchCode = fetchCode,
): void {
  const client = clientLabel(window.crypto);
  let connection: MemberConnection | null = null;
  /** Counts sessions: code that comes for one that is over opens nothing. */
  let turn = 0;
  let isFetching = false;
  let stopWaiting = () => undefined as void;

  const open = (): boolean => {
    const session = services.session.current();
    // Where the session is about to end, the socket would be cut while it opens.
    if (session === null || window.location.pathname === routes.logout.path) return false;
    if (connection !== null || isFetching) return true;
    stopWaiting();
    isFetching = true;
    const mine = turn;
    services.realtime.become('connecting');
    code().then(
      ({ startMemberServices }) => {
        if (mine !== turn) return;
        isFetching = false;
        connection = startMemberServices({ services, session, releases, client });
        services.realtime.attach(connection);
      },
      () => {
        if (mine !== turn) return;
        isFetching = false;
        services.realtime.become('off');
      },
    );
    return true;
  };
  const close = (): void => {
    turn += 1;
    isFetching = false;
    stopWaiting();
    services.realtime.attach(null);
    connection?.close();
    connection = null;
    services.realtime.become('off');
  };
  const revive = (): void => {
    if (window.document.visibilityState !== 'visible') return;
    // After the client has done its own part: it connects again when the page is seen.
    window.setTimeout(() => (connection === null ? turn > 0 && open() : connection.revive()));
  };

  services.realtime.onNeeded(open);
  services.bus.on(signedIn, () => {
    close();
    stopWaiting = whenIdle(() => void open());
  });
  services.bus.on(signedOut, close);
  window.addEventListener('online', revive);
  window.document.addEventListener('visibilitychange', revive);
}

/** What this page calls itself towards the server: it tells nothing but itself from others. */
function clientLabel(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `browser-${Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')}`;
}
