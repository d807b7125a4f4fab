import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './session.ts';

/** Numbers that several remotes watch: unread chats (badge on Chats) and the profile score of the top bar. */
export interface Counts {
  readonly unreadChats: number;
  /** Null until the server has said it. */
  readonly score: number | null;
}

const initialState: Counts = { unreadChats: 0, score: null };

/** Counts that arrive by push or with a reply. */
export const countsSlice = createSlice({
  name: 'counts',
  initialState,
  reducers: {
    unreadChatsChanged: (state, action: PayloadAction<number>) => ({
      ...state,
      unreadChats: action.payload,
    }),
    scoreChanged: (state, action: PayloadAction<number>) => ({ ...state, score: action.payload }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
  selectors: {
    selectUnreadChats: (state) => state.unreadChats,
    selectScore: (state) => state.score,
  },
});

export const { unreadChatsChanged, scoreChanged } = countsSlice.actions;
