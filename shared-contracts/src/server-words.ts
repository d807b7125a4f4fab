import type { Failure } from 'shared-contracts/host';

/** What the server said of a form: beside its places, and about nothing that stands there. */
export interface ServerWords<Place extends string = string> {
  readonly beside: ReadonlyMap<Place, string>;
  readonly general: readonly string[];
}

/** Nothing was said. */
export function noWords<Place extends string>(): ServerWords<Place> {
  return { beside: new Map(), general: [] };
}

/**
 * Finds the place of each of the server's errors; of several about one place the first. `placeAt` gets the path without
 * the part of the request before it, `height` or `0.phone`, and null is a path that stands nowhere on the form.
 */
export function serverWords<Place extends string>(
  errors: Failure['errors'],
  placeAt: (path: string) => Place | null,
): ServerWords<Place> {
  const beside = new Map<Place, string>();
  const general: string[] = [];
  for (const { path, message } of errors) {
    const place = placeAt(path.replace(/^body\./, ''));
    if (place === null) general.push(message);
    else if (!beside.has(place)) beside.set(place, message);
  }
  return { beside, general };
}

/** The words that still hold once a place was changed. */
export function withoutPlace<Place extends string>(
  words: ServerWords<Place>,
  place: Place,
): ServerWords<Place> {
  if (!words.beside.has(place)) return words;
  const beside = new Map(words.beside);
  beside.delete(place);
  return { ...words, beside };
}
