import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Completion } from '../calls/profiles.ts';
import { sessionEnded } from './session.ts';

type Badges = Completion['verification_added'];

const initialState: Badges = { personal: false, job: false, salary: false, property: false };

/** One's own verification badges, drawn in the top bar. */
export const badgesSlice = createSlice({
  name: 'badges',
  initialState,
  reducers: { badgesChanged: (_, action: PayloadAction<Badges>) => action.payload },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
  selectors: { selectBadges: (state) => state },
});

export const { badgesChanged } = badgesSlice.actions;
