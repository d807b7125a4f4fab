import type { SliceFact } from '../contract-facts.ts';

/** A slice of Redux Toolkit, as far as others depend on it. */
interface SliceLike {
  readonly name: string;
  readonly getInitialState: () => unknown;
  readonly actions: Readonly<Record<string, unknown>>;
}

/** The slices that a module exports. */
export function slicesIn(exported: Readonly<Record<string, unknown>>): [string, SliceFact][] {
  return Object.values(exported)
    .filter(isSlice)
    .map((slice) => [
      slice.name,
      { shape: shapeOf(slice.getInitialState()), actions: Object.keys(slice.actions).toSorted() },
    ]);
}

/** Path -> type of every value; what is null at first may become anything. */
export function shapeOf(state: unknown, path = ''): Record<string, string> {
  if (state === null || state === undefined) return { [path]: 'any' };
  if (Array.isArray(state)) return { [path]: 'array' };
  if (typeof state !== 'object') return { [path]: typeof state };
  const entries = Object.entries(state).toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (entries.length === 0) return { [path]: 'object' };
  return Object.assign(
    {},
    ...entries.map(([key, value]) => shapeOf(value, path === '' ? key : `${path}.${key}`)),
  ) as Record<string, string>;
}

function isSlice(value: unknown): value is SliceLike {
  return (
    typeof value === 'object' && value !== null && 'getInitialState' in value && 'actions' in value
  );
}
