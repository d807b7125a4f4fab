import { configureStore, createAction, type Slice } from '@reduxjs/toolkit';
import { combineReducers, type Reducer } from 'redux';
import { badgesSlice } from './badges.ts';
import { countsSlice } from './counts.ts';
import { sessionSlice } from './session.ts';

const reducers = {
  session: sessionSlice.reducer,
  counts: countsSlice.reducer,
  badges: badgesSlice.reducer,
};

/** What every unit may read; slices of remotes live beside it under their own names. */
export type RootState = { [K in keyof typeof reducers]: ReturnType<(typeof reducers)[K]> };

const sliceEvicted = createAction<string>('store/sliceEvicted');

/** A store whose slices may arrive and leave with the remotes that own them. */
export type AppStore = ReturnType<typeof createAppStore>;

/**
 * Makes a store; the shell makes one per page, a server one per request.
 * Redux Toolkit's injection ignores another reducer at a taken key, so a remote that falls back to another build
 * would keep running the old build's reducer: here `evict` takes reducer and state away first.
 */
export function createAppStore(preloaded?: Partial<RootState>) {
  const late = new Map<string, Reducer>();
  const combined = () =>
    combineReducers({ ...reducers, ...Object.fromEntries(late) }) as unknown as Reducer<RootState>;
  const evicting =
    (next: Reducer<RootState>): Reducer<RootState> =>
    (state, action) =>
      next(sliceEvicted.match(action) ? without(state, action.payload) : state, action);

  const store = configureStore({
    reducer: evicting(combined()),
    ...(preloaded ? { preloadedState: preloaded as RootState } : {}),
  });

  return {
    ...store,
    /** Adds a late slice. Throws when another reducer holds its name: evict first. */
    inject(slice: Pick<Slice, 'reducerPath' | 'reducer'>): void {
      const name = slice.reducerPath;
      const held = late.get(name);
      if (held === slice.reducer) return;
      if (held !== undefined || Object.hasOwn(reducers, name)) {
        throw new Error(`store: the slice name "${name}" is taken`);
      }
      late.set(name, slice.reducer);
      store.replaceReducer(evicting(combined()));
    },
    /** Removes a late slice with its state; unknown names are fine. */
    evict(name: string): void {
      if (!late.delete(name)) return;
      store.replaceReducer(evicting(combined()));
      store.dispatch(sliceEvicted(name));
    },
  };
}

function without(state: RootState | undefined, name: string): RootState | undefined {
  if (state === undefined) return state;
  const { [name]: _gone, ...rest } = state as unknown as Record<string, unknown>;
  return rest as unknown as RootState;
}
