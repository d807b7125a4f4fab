import type { LooseInput } from 'shared-contracts/calls/call';

/** A copy of a request with another value at a dotted place, such as `body.bookmark.to`. */
export function withAt(input: LooseInput, place: string, value: unknown): LooseInput {
  return set(input, place.split('.'), value) as LooseInput;
}

function set(thing: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const record = (thing ?? {}) as Readonly<Record<string, unknown>>;
  return { ...record, [name]: set(record[name], rest, value) };
}
