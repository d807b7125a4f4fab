import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionReply } from '../calls/session.ts';

/** The six session keys of section 3, as they stand in local storage. */
export type Session = SessionReply;

interface SessionState {
  readonly current: Session | null;
}

/** Who is signed in; null for a visitor. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { current: null } as SessionState,
  reducers: {
    sessionStarted: (_, action: PayloadAction<Session>) => ({ current: action.payload }),
    sessionEnded: () => ({ current: null }),
  },
  selectors: { selectSession: (state) => state.current },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;
