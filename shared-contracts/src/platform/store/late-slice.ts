import type { LateState } from './late-state.ts';
import { SESSION_ENDED } from './session.ts';

interface StoreAction {
  readonly type: string;
  readonly payload?: unknown;
}

/** A slice that a remote brings: its state is published whenever it changes, and deleted with the session. */
export function createLateSlice<Name extends keyof LateState>({
  name,
  initialState,
}: {
  readonly name: Name;
  readonly initialState: LateState[Name];
}) {
  const type = `${name}/changed`;
  return {
    reducerPath: name,
    reducer(state: LateState[Name] = initialState, action: StoreAction): LateState[Name] {
      if (action.type === SESSION_ENDED) return initialState;
      return action.type === type ? (action.payload as LateState[Name]) : state;
    },
    changed: (payload: LateState[Name]) => ({ type, payload }),
  };
}
