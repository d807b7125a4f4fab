import type { Wording } from '../../../platform/languages/wording.ts';
import type { FieldError } from '../../../platform/validation/field-errors.ts';
import { fieldWords, nameOfField } from '../../../platform/validation/field-words.ts';

const RANGES = ['age', 'height'] as const;

/** Ranges of a listing's query, as it came, that end before they begin: no field alone is wrong there. */
export function rangeErrors(query: Readonly<Record<string, unknown>>): FieldError[] {
  return RANGES.flatMap((range) => {
    const [from, to] = [query[`${range}_from`], query[`${range}_to`]];
    if (from === undefined || to === undefined || !(Number(to) < Number(from))) return [];
    const path = `${range}_to`;
    const message: Wording = (language) =>
      fieldWords(language)('field.tooSmall', {
        field: nameOfField([path], language),
        least: String(from),
      });
    return [{ path, message }];
  });
}
