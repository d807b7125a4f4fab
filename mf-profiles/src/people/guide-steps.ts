import { routes } from 'shared-contracts/platform/routes';

/** For whom a first profile is, which the sign-up has of most, and the four short steps of the guide. */
export const FIRST_STEPS = ['who', 'photo', 'facts', 'stars', 'seen'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** How many are counted: all but the first, so that a new member starts at 1 of 4. */
export const FIRST_STEPS_COUNTED = FIRST_STEPS.length - 1;

/** The step that an address of /info names, `?first=N` from 1; null where it names none: the whole form. */
export function firstStepIn(search: URLSearchParams): FirstStep | null {
  const first = search.get('first') ?? '';
  return /^[1-9]$/.test(first) ? (FIRST_STEPS[Number(first) - 1] ?? null) : null;
}

/** The address of a step. */
export function firstHref(step: FirstStep): string {
  return routes.info.href({ first: String(FIRST_STEPS.indexOf(step) + 1) });
}

/** The page where photos are added; it leads on to a step. */
export function firstPhotosHref(next: FirstStep): string {
  return routes.uploadPics.href({ first: String(FIRST_STEPS.indexOf(next) + 1) });
}

/** The step behind one; the last stays. */
export function firstAfter(step: FirstStep): FirstStep {
  return FIRST_STEPS[FIRST_STEPS.indexOf(step) + 1] ?? 'seen';
}
