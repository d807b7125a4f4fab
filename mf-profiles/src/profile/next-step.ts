import type { OwnCompletion, ScoreAspect } from 'shared-contracts/calls/completion';
import { routes } from 'shared-contracts/platform/routes';
import type * as z from 'shared-contracts/schema';

type Completion = z.infer<typeof OwnCompletion>;

/** What to do next for a better score, and the points that it still brings. */
export interface NextStep {
  readonly aspect: ScoreAspect;
  readonly points: number;
  readonly href: string;
}

const PLACES: Readonly<Record<ScoreAspect, () => string>> = {
  fields: () => routes.info.href(),
  photo: () => routes.uploadPics.href(),
  contacts: () => routes.addContacts.href(),
  video_intro: () => routes.uploadIntro.href(),
  personal: () => routes.uploadDoc.href(),
  job: () => routes.uploadJobDoc.href(),
  salary: () => routes.uploadIncomeDoc.href(),
  property: () => routes.uploadPropertyDoc.href(),
};

/** A photo first, then what brings most; null where nothing is left or the server does not say. */
export function nextStepOf({ aspects = [] }: Completion): NextStep | null {
  const open = aspects
    .map(({ aspect, points, most }) => ({ aspect, points: most - points }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
  const next = open.find(({ aspect }) => aspect === 'photo') ?? open[0];
  return next === undefined ? null : { ...next, href: PLACES[next.aspect]() };
}
