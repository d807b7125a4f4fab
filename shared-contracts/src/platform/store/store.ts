import type { Slice } from '@reduxjs/toolkit';
import { combineReducers, legacy_createStore as createStore, type Reducer } from 'redux';
import { sessionSlice } from './session.ts';

const reducers = { session: sessionSlice.reducer };

/** What is there from the start; late slices live beside it under their own names (`LateState`). */
export type RootState = { [K in keyof typeof reducers]: ReturnType<(typeof reducers)[K]> };

const SLICE_EVICTED = 'store/sliceEvicted';

/** A slice of a remote, as far as the store needs it. */
type LateSlice = Pick<Slice, 'reducerPath' | 'reducer'>;

/** The store as units use it: to look, to watch, to change. */
export type PageStore = Pick<AppStore, 'dispatch' | 'getState' | 'subscribe'>;

/** A store whose slices may arrive and leave with the remotes that own them. */
export type AppStore = ReturnType<typeof createAppStore>;

/**
 * Makes a store; the shell makes one per page, a server one per request. The toolkit's `configureStore` would bring the
 * whole toolkit to the first screen, for middleware that is not used here. Redux Toolkit's injection ignores another
 * reducer at a taken key, so a remote that falls back to another build would keep running the old build's reducer: here
 * `replace` puts the new one in its place.
 */
export function createAppStore(preloaded?: Partial<RootState>) {
  const late = new Map<string, Reducer>();
  const combined = () =>
    combineReducers({ ...reducers, ...Object.fromEntries(late) }) as unknown as Reducer<RootState>;
  const evicting =
    (next: Reducer<RootState>): Reducer<RootState> =>
    (state, action) =>
      next(isEviction(action) ? without(state, action.payload) : state, action);

  const store = createStore(evicting(combined()), preloaded as RootState | undefined);

  return {
    ...store,
    /** Adds a late slice. Throws when another reducer holds its name: that takes `replace`. */
    inject(slice: LateSlice): void {
      const name = slice.reducerPath;
      const held = late.get(name);
      if (held === slice.reducer) return;
      if (held !== undefined || Object.hasOwn(reducers, name)) {
        throw new Error(`store: the slice name "${name}" is taken`);
      }
      late.set(name, slice.reducer);
      store.replaceReducer(evicting(combined()));
    },
    /**
     * Puts another reducer behind a late slice, whose state stays: another build of the same remote takes over. Unknown
     * names are added.
     */
    replace(slice: LateSlice): void {
      late.set(slice.reducerPath, slice.reducer);
      store.replaceReducer(evicting(combined()));
    },
    /** Removes a late slice with its state; unknown names are fine. */
    evict(name: string): void {
      if (!late.delete(name)) return;
      store.replaceReducer(evicting(combined()));
      store.dispatch({ type: SLICE_EVICTED, payload: name });
    },
  };
}

function isEviction(action: {
  readonly type: string;
}): action is { readonly type: string; readonly payload: string } {
  return action.type === SLICE_EVICTED;
}

function without(state: RootState | undefined, name: string): RootState | undefined {
  if (state === undefined) return state;
  const { [name]: _gone, ...rest } = state as unknown as Record<string, unknown>;
  return rest as unknown as RootState;
}
