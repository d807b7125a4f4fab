import type { Failure } from 'shared-contracts/host';
import type { ContactEntry, EntryField } from './contact-entry.ts';
import { FIELDS, typedInto } from './entry-faults.ts';

/** What the server said: beside fields, by `placeOf`, and about nothing in particular. */
export interface ServerWords {
  readonly beside: ReadonlyMap<string, string>;
  readonly general: readonly string[];
}

export const NO_WORDS: ServerWords = { beside: new Map(), general: [] };

/** The name of a field of an entry; also its id in the document. */
export function placeOf(entryId: string, field: EntryField): string {
  return `contact-${entryId}-${field}`;
}

/** Finds the field of each of the server's errors: `0.phone`, or with the part of the request before it. */
export function serverWords(errors: Failure['errors'], sent: readonly ContactEntry[]): ServerWords {
  const beside = new Map<string, string>();
  const general: string[] = [];
  for (const { path, message } of errors) {
    const [, index, name] = /^(?:body\.)?(\d+)\.(\w+)/.exec(path) ?? [];
    const entry = sent[Number(index)];
    const field = FIELDS.find((one) => one === name);
    if (entry === undefined || field === undefined) general.push(message);
    else beside.set(placeOf(entry.id, typedInto(field, entry)), message);
  }
  return { beside, general };
}

/** The words that still hold after a field was changed. */
export function withoutPlace(words: ServerWords, place: string): ServerWords {
  if (!words.beside.has(place)) return words;
  const beside = new Map(words.beside);
  beside.delete(place);
  return { ...words, beside };
}
