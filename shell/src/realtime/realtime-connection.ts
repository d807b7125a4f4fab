import { ignore } from 'shared-contracts/behaviour/ignore';
import { createListeners } from 'shared-contracts/behaviour/listeners';
import type {
  AssistantAnswer,
  AssistantConnection,
  ConnectionState,
  Realtime,
} from 'shared-contracts/platform/realtime';

/** What stands behind the port while a member is signed in. */
export interface JoinedRealtime {
  readonly say: Realtime['say'];
  readonly openAssistant: (onAnswer: (answer: AssistantAnswer) => void) => AssistantConnection;
}

/** The page's end of the connection to the server: there from the start, its code comes late. */
export interface RealtimeConnection extends Realtime {
  readonly become: (state: ConnectionState) => void;
  /** Puts a connection behind the port; null takes it away. */
  readonly attach: (connection: JoinedRealtime | null) => void;
  /** Called when the connection is needed before the page has settled; false when no one is signed in. */
  readonly onNeeded: (open: () => boolean) => void;
}

interface Waiting {
  readonly resolve: (connection: JoinedRealtime) => void;
  readonly reject: (reason: Error) => void;
}

export function createRealtimeConnection(): RealtimeConnection {
  const { subscribe, tell } = createListeners<[ConnectionState]>();
  let state: ConnectionState = 'off';
  let connection: JoinedRealtime | null = null;
  let waiting: readonly Waiting[] = [];
  let open = () => false;

  const attached = (): Promise<JoinedRealtime> =>
    new Promise((resolve, reject) => {
      if (connection !== null) resolve(connection);
      else if (open()) waiting = [...waiting, { resolve, reject }];
      else reject(new Error('away'));
    });
  const answerWaiting = (answer: (one: Waiting) => void): void => {
    const all = waiting;
    waiting = [];
    for (const one of all) answer(one);
  };

  return {
    state: () => state,
    onState: subscribe,
    say: (name, payload) => connection?.say(name, payload),
    openAssistant(onAnswer) {
      let isClosed = false;
      let opened: Promise<AssistantConnection> | null = null;
      // Fetched again when it failed: the connection may be there by then.
      const assistant = (): Promise<AssistantConnection> => {
        opened ??= attached().then((found) => found.openAssistant(onAnswer));
        opened.catch(() => (opened = null));
        return opened;
      };
      void assistant().catch(ignore('the next question asks for it again'));
      return {
        ask: async (question) => {
          if (isClosed) throw new Error('closed');
          await (await assistant()).ask(question);
        },
        close() {
          isClosed = true;
          void opened?.then((found) => found.close()).catch(ignore('it never was there'));
        },
      };
    },
    become(next) {
      if (next === 'off') answerWaiting(({ reject }) => reject(new Error('away')));
      if (next === state) return;
      state = next;
      tell(next);
    },
    attach(next) {
      connection = next;
      if (next !== null) answerWaiting(({ resolve }) => resolve(next));
    },
    onNeeded: (next) => void (open = next),
  };
}
