import { createSlice } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { countsSlice, unreadChatsChanged } from './counts.ts';
import { selectLate } from './late-state.ts';
import { sessionEnded } from './session.ts';
import { createAppStore } from './store.ts';

function sliceOf(start: number) {
  return createSlice({ name: 'late', initialState: { start }, reducers: {} });
}

const lateState = (store: ReturnType<typeof createAppStore>) =>
  (store.getState() as unknown as { late?: { start: number } }).late;

describe('createAppStore', () => {
  it('takes a slice that arrives late, and the same one twice', () => {
    const store = createAppStore();
    const slice = sliceOf(1);
    store.inject(slice);
    store.inject(slice);
    expect(lateState(store)).toEqual({ start: 1 });
  });

  it('refuses another reducer under a taken name instead of ignoring it', () => {
    const store = createAppStore();
    store.inject(sliceOf(1));
    expect(() => store.inject(sliceOf(2))).toThrow('"late" is taken');
    expect(() => store.inject({ ...sliceOf(3), reducerPath: 'session' })).toThrow('"session"');
  });

  it('runs the new reducer from its own initial state after an eviction', () => {
    const store = createAppStore();
    store.inject(sliceOf(1));
    store.evict('late');
    expect(lateState(store)).toBeUndefined();
    store.inject(sliceOf(2));
    expect(lateState(store)).toEqual({ start: 2 });
  });

  it('forgets what belonged to the member when the session ends', () => {
    const store = createAppStore();
    store.inject(countsSlice);
    store.dispatch(unreadChatsChanged(3));
    store.dispatch(sessionEnded());
    expect(selectLate('counts')(store.getState())).toEqual({
      unreadChats: 0,
      waitingInterests: 0,
    });
  });
});
