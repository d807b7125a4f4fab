import type { Failure } from 'shared-contracts/host';
import type { EditField } from '../values/edit-fields.ts';
import { fieldAt } from '../values/faults.ts';

/** What the server said: beside fields, and about nothing that stands here. */
export interface ServerWords {
  readonly beside: ReadonlyMap<EditField, string>;
  readonly general: readonly string[];
}

export const NO_WORDS: ServerWords = { beside: new Map(), general: [] };

/** Finds the field of each of the server's errors: `profile.height`, `profile.partner_preferences.age_to`. */
export function serverWords(errors: Failure['errors']): ServerWords {
  const beside = new Map<EditField, string>();
  const general: string[] = [];
  for (const { path, message } of errors) {
    const field = fieldAt(path.replace(/^(?:body\.)?profile\./, '').split('.'));
    if (field === null) general.push(message);
    else if (!beside.has(field)) beside.set(field, message);
  }
  return { beside, general };
}

/** The words that still hold once a field was changed. */
export function withoutField(words: ServerWords, field: EditField): ServerWords {
  if (!words.beside.has(field)) return words;
  const beside = new Map(words.beside);
  beside.delete(field);
  return { ...words, beside };
}
