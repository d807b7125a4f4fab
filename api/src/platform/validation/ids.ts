import { Refusal } from '../http/refusal.ts';
import { fieldErrors } from './field-errors.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text of an address can be an id of ours; the database refuses any other text with an error. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** The 422 for one field that no schema can judge; `path` is dotted. */
export function wrongField(path: string): Refusal {
  const issue = { code: 'custom', path: path.split('.'), message: '', input: undefined } as const;
  return new Refusal(422, 'form.invalid', { errors: fieldErrors([issue]) });
}
