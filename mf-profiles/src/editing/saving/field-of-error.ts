import type { EditField } from '../values/edit-fields.ts';
import { fieldAt } from '../values/faults.ts';

/** The field that an error of the server is about: `profile.height`, `profile.partner_preferences.age_to`. */
export function fieldOfError(path: string): EditField | null {
  return fieldAt(path.replace(/^profile\./, '').split('.'));
}
