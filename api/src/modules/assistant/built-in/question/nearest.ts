import { isTopic, type Missing, type OnPanel, type Topic } from '../topics.ts';
import type { Spot } from './spot.ts';

/** Topics whose fact is of today and says nothing of tomorrow, with the topic that comes nearest. */
export const OF_TODAY: ReadonlyMap<Topic, Topic> = new Map<Topic, Topic>([
  ['family', 'family_type'],
  ...(
    [
      'occupation',
      'work',
      'annual_income',
      'current_city',
      'property_details',
      'hobbies_and_interests',
      'aboutme',
      'dietary_preferences',
      'drinking_habits',
      'smoking_habits',
      'family_type',
      'family_values',
    ] as const
  ).map((topic) => [topic, topic] as const),
]);

/** What no profile has, as far as it can be named, with the topic that comes nearest to it. */
interface Nearest {
  readonly topic: Topic;
  readonly missing?: Missing | undefined;
  readonly panel?: OnPanel | undefined;
}

/**
 * Reads what no profile has. Of several one is enough: what a turn of speech names, else what somebody does today, else
 * what the phrase table names.
 */
export function nearestOf(spots: readonly Spot[], isFuture: boolean): Nearest | undefined {
  const unlisted = spots.flatMap(({ near, ...spot }) =>
    near === undefined ? [] : [{ topic: near, ...spot }],
  );
  const turn = unlisted.find(({ words }) => words.length === 0);
  // Nothing is near to a dowry, whoever would ask for it.
  if (spots.some(({ about, near }) => about === 'unlisted' && near === undefined)) return turn;
  // Where one lives is not where the family does.
  const isOfFamilyTown = ['family', 'current_city'].every((one) =>
    spots.some(({ about }) => about === one),
  );
  if (turn === undefined && isOfFamilyTown)
    return { topic: 'current_city', missing: 'family_town' };
  return turn ?? (isFuture ? ofToday(spots) : undefined) ?? unlisted[0];
}

function ofToday(spots: readonly Spot[]): Nearest | undefined {
  const [topic] = spots.flatMap(({ about }) => (isTopic(about) ? (OF_TODAY.get(about) ?? []) : []));
  return topic && { topic, missing: 'plans' };
}
