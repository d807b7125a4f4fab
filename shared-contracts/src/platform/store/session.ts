import type { SessionReply } from '../../calls/session.ts';

/** The six session keys of section 3, as they stand in local storage. */
export type Session = SessionReply;

export interface SessionState {
  readonly current: Session | null;
}

/** Types of the session's actions; slices with data of a member reset on the second. */
const SESSION_STARTED = 'session/sessionStarted';
export const SESSION_ENDED = 'session/sessionEnded';

export const sessionStarted = (session: Session) =>
  ({ type: SESSION_STARTED, payload: session }) as const;
export const sessionEnded = () => ({ type: SESSION_ENDED }) as const;

type SessionAction = ReturnType<typeof sessionStarted> | ReturnType<typeof sessionEnded>;

const initialState: SessionState = { current: null };

/**
 * Who is signed in; null for a visitor. Written without the toolkit, whose code comes with the first slice that arrives
 * late (`counts`): the first screen needs the session and nothing else of the store.
 */
export const sessionSlice = {
  name: 'session',
  getInitialState: () => initialState,
  reducer(state: SessionState = initialState, action: SessionAction | UnknownAction): SessionState {
    if (isSessionAction(action)) {
      return { current: action.type === SESSION_STARTED ? action.payload : null };
    }
    return state;
  },
  actions: { sessionStarted, sessionEnded },
  selectors: {
    selectSession: ({ session }: { readonly session: SessionState }): Session | null =>
      session.current,
  },
};

export interface UnknownAction {
  readonly type: string;
}

function isSessionAction(action: SessionAction | UnknownAction): action is SessionAction {
  return action.type === SESSION_STARTED || action.type === SESSION_ENDED;
}
