import { routes } from 'shared-contracts/platform/routes';
import type { EditField } from '../values/edit-fields.ts';

/** The four short steps of a first profile, and the picture at their end. */
export const FIRST_STEPS = ['who', 'photo', 'facts', 'stars', 'seen'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** How many of them ask something. */
export const FIRST_STEPS_ASKING = FIRST_STEPS.length - 1;

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

/** The step that an address of /info names, `?first=N` from 1; null where it names none: the whole form. */
export function firstStepIn(search: URLSearchParams): FirstStep | null {
  const first = search.get('first') ?? '';
  return /^[1-9]$/.test(first) ? (FIRST_STEPS[Number(first) - 1] ?? null) : null;
}

/** The address of a step. */
export function firstHref(step: FirstStep): string {
  return routes.info.href({ first: String(FIRST_STEPS.indexOf(step) + 1) });
}

/** The step behind one; the last stays. */
export function firstAfter(step: FirstStep): FirstStep {
  return FIRST_STEPS[FIRST_STEPS.indexOf(step) + 1] ?? 'seen';
}
