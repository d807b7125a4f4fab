import * as fc from 'fast-check';

/** A value with one of its places spoilt: replaced, removed, wrapped, or with something beside it. */
export function spoil(value: unknown, hostile: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const places = placesIn(value);
  if (places.length === 0) return hostile;
  return fc
    .tuple(
      fc.constantFrom(...places),
      fc.constantFrom('replace', 'replace', 'replace', 'remove', 'wrap', 'add'),
      hostile,
      fc.constantFrom('id', 'role', 'account_id', 'plan', 'x', 'constructor', ''),
    )
    .map(([place, how, other, name]) => {
      if (how === 'remove') return change(value, place, () => undefined);
      if (how === 'wrap') return change(value, place, (inner) => [inner]);
      if (how === 'add') return change(value, place.slice(0, -1), (inner) => beside(inner, name));
      return change(value, place, () => other);
    });
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, at: Place = []): Place[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => [[...at, index], ...placesIn(one, [...at, index])]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    [...at, name],
    ...placesIn(one, [...at, name]),
  ]);
}

function change(value: unknown, [name, ...rest]: Place, to: (inner: unknown) => unknown): unknown {
  if (name === undefined) return to(value);
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => (index === name ? change(one, rest, to) : one));
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [name]: change(record[name], rest, to) };
}

function beside(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return { ...value, [name]: 'extra' };
}
