import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LateState } from './late-state.ts';
import { SESSION_ENDED } from './session.ts';

const initialState: LateState['counts'] = { unreadChats: 0, waitingInterests: 0 };

/** Counts that arrive by push: the shell puts the slice into the store with a member's connection. */
export const countsSlice = createSlice({
  name: 'counts',
  initialState,
  reducers: {
    unreadChatsChanged: (state, action: PayloadAction<number>) => ({
      ...state,
      unreadChats: action.payload,
    }),
    waitingInterestsChanged: (state, action: PayloadAction<number>) => ({
      ...state,
      waitingInterests: action.payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(SESSION_ENDED, () => initialState),
});

export const { unreadChatsChanged, waitingInterestsChanged } = countsSlice.actions;
