import { isTopic, type Topic } from '../topics.ts';
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

/**
 * The topic that comes nearest to what no profile has. Of several one is enough: what a turn of speech names, else what
 * somebody does today, else what the phrase table names.
 */
export function nearestTopic(spots: readonly Spot[], isFuture: boolean): Topic | undefined {
  const unlisted = spots.filter(({ near }) => near !== undefined);
  const ofToday = spots.map(({ about }) => (isTopic(about) ? OF_TODAY.get(about) : undefined));
  const turn = unlisted.find(({ words }) => words.length === 0);
  // Nothing is near to a dowry, whoever would ask for it.
  if (spots.some(({ about, near }) => about === 'unlisted' && near === undefined))
    return turn?.near;
  // Where one lives is not where the family does.
  const isOfFamilyTown = ['family', 'current_city'].every((one) =>
    spots.some(({ about }) => about === one),
  );
  if (turn === undefined && isOfFamilyTown) return 'current_city';
  return turn?.near ?? (isFuture ? ofToday.find(Boolean) : undefined) ?? unlisted[0]?.near;
}
