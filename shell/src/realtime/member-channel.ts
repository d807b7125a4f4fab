import { Socket, type Channel } from 'phoenix';
import { createBackoff } from 'shared-contracts/behaviour/backoff';
import {
  MISSED,
  ownTopic,
  SOCKET_CLOSED,
  type JoinParams,
  type ConnectionState,
} from 'shared-contracts/platform/realtime';
import type { Session } from 'shared-contracts/platform/store/session';

/** Pauses between two tries in ms; after the last one the connection is left alone. */
export const BACKOFF_MS = [1, 2, 4, 8, 15, 30, 60, 120, 300, 300, 300, 300].map((s) => s * 1000);
/** A connection that has stood this long (ms) is taken for sound: one that breaks at once must not be tried for ever. */
export const SOUND_MS = 30_000;
/** How long a connection that may be dead has to answer (ms). */
export const PROBE_MS = 5_000;
/** Failures in a row after which it may be more than a bad moment: a proxy that lets no socket through, a dead session. */
const DOUBTFUL = 2;
/** Pause after the server said that this was too much (ms). */
export const TOO_MUCH_MS = 60_000;

export interface MemberChannelParts {
  /** Where the client connects, without `/websocket`; a path is of the page's own origin. */
  readonly url: string;
  readonly session: Pick<Session, 'token' | 'userId'>;
  /** Label of this page (`browser-…`). */
  readonly client: string;
  readonly onState: (state: ConnectionState) => void;
  /** Joined, for the first time or again. */
  readonly onJoined: () => void;
  /** Puts listeners on the channel of the member's own topic. */
  readonly listen: (channel: Channel) => void;
  /** It failed more than once in a row, is given up, or the session is over: a call shows which. */
  readonly onDoubt: () => void;
  readonly random?: () => number;
  /** Replaced in tests; default the browser's WebSocket. */
  readonly transport?: new (address: string) => object;
}

/** The socket of a session, joined to the member's own topic for as long as that can be had. */
export interface MemberChannel {
  readonly socket: Socket;
  readonly join: JoinParams;
  /** The channel while it is joined. */
  readonly live: () => Channel | null;
  /** There is a reason to hope: the page is seen again, or the network is back. */
  readonly revive: () => void;
  readonly close: () => void;
}

/**
 * Opens the socket and joins. The client connects and joins again by itself, for ever: here it stops after a bounded
 * number of growing pauses, or at once when the server says that the session is over (section 8: join errors are ignored).
 */
export function joinMemberChannel(parts: MemberChannelParts): MemberChannel {
  const { token, userId } = parts.session;
  const join: JoinParams = { client: parts.client, token };
  const backoff = createBackoff(
    { pauses: BACKOFF_MS, spread: [0.75, 1.25] },
    parts.random ?? Math.random,
  );
  let state: ConnectionState = 'off';
  /** `over`: closed, or the token is dead; never to be opened again. */
  let way: 'up' | 'givenUp' | 'over' = 'up';
  let soundTimer: ReturnType<typeof setTimeout> | undefined;
  let waitTimer: ReturnType<typeof setTimeout> | undefined;
  let probeTimer: ReturnType<typeof setTimeout> | undefined;
  let channel: Channel | null = null;

  const socket = new Socket(parts.url, {
    params: { token },
    reconnectAfterMs: () => backoff.pause(),
    rejoinAfterMs: () => backoff.pause(),
    ...(parts.transport && { transport: parts.transport }),
  });

  const become = (next: ConnectionState): void => {
    clearTimeout(soundTimer);
    if (next === 'live') soundTimer = setTimeout(() => backoff.reset(), SOUND_MS);
    if (next === state) return;
    state = next;
    parts.onState(next);
  };
  const stop = (next: 'givenUp' | 'over'): void => {
    way = next;
    clearTimeout(waitTimer);
    clearTimeout(probeTimer);
    socket.disconnect();
    become('off');
  };
  const giveUp = (next: 'givenUp' | 'over'): void => {
    if (way !== 'up') return;
    stop(next);
    parts.onDoubt();
  };
  const failed = (): void => {
    if (way !== 'up') return;
    const inRow = backoff.failed();
    if (backoff.isSpent()) giveUp('givenUp');
    else if (inRow === DOUBTFUL) parts.onDoubt();
  };
  const connectIn = (ms: number): void => {
    socket.disconnect();
    become('connecting');
    clearTimeout(waitTimer);
    waitTimer = setTimeout(reconnect, ms);
    failed();
  };
  const joinOwn = (): void => {
    const own = socket.channel(ownTopic(userId), join);
    channel = own;
    parts.listen(own);
    own.onError((reason: unknown) => {
      if (way === 'up') become('connecting');
      // A lost socket is counted where it closes, and a request to fetch again is no failure.
      if (fieldOf(reason, 'source') === 'transport' || fieldOf(reason, 'reason') === MISSED) return;
      failed();
    });
    own.onClose(() => {
      if (channel === own) channel = null;
      // The client itself does not join a topic again that the server has closed.
      if (way === 'up') connectIn(backoff.pause());
    });
    own
      .join()
      .receive('ok', () => {
        become('live');
        parts.onJoined();
      })
      .receive('error', failed)
      .receive('timeout', failed);
  };

  const connect = (): void => {
    way = 'up';
    become('connecting');
    if (channel === null) joinOwn();
    socket.connect();
  };
  const reconnect = (): void => {
    clearTimeout(waitTimer);
    // Ends the wait for the next try, or a connection that does not answer.
    socket.disconnect();
    connect();
  };
  const probe = (): void => {
    clearTimeout(probeTimer);
    probeTimer = setTimeout(reconnect, PROBE_MS);
    socket.ping(() => clearTimeout(probeTimer));
  };

  socket.onClose(({ code }) => {
    clearTimeout(probeTimer);
    if (way !== 'up') return;
    if (code === SOCKET_CLOSED.unauthorized) giveUp('over');
    else if (code === SOCKET_CLOSED.tooMany) connectIn(TOO_MUCH_MS);
    else failed();
  });
  connect();

  return {
    socket,
    join,
    live: () => (state === 'live' ? channel : null),
    revive() {
      if (way === 'over') return;
      backoff.reset();
      if (socket.isConnected()) probe();
      else if (way === 'givenUp' || socket.connectionState() !== 'connecting') reconnect();
    },
    close() {
      if (way !== 'over') stop('over');
    },
  };
}

function fieldOf(reason: unknown, name: string): unknown {
  return (reason as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}
