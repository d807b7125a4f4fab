import type { FirstStep } from '../../people/guide-steps.ts';
import type { EditField } from '../values/edit-fields.ts';

/** What a family asks first (look.md). */
export const FIRST_FACTS = [
  'height',
  'education',
  'occupation',
  'current_city',
  'mother_tongue',
] as const satisfies readonly EditField[];

/** Whom one hopes for, as far as one's own facts suggest it. */
export const FIRST_HOPES = [
  'partner_preferences.age_from',
  'partner_preferences.age_to',
  'partner_preferences.height_from',
  'partner_preferences.height_to',
  'partner_preferences.maritial_status',
  'partner_preferences.current_city',
] as const satisfies readonly EditField[];

/** The fields of each step that are written into. */
export const FIRST_FIELDS: Readonly<Record<FirstStep, readonly EditField[]>> = {
  who: ['made_for'],
  photo: [],
  facts: FIRST_FACTS,
  stars: ['birthname', ...FIRST_HOPES],
  seen: [],
};
