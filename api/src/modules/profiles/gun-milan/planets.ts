import type { Planet } from './rashis.ts';

type Relation = 'friend' | 'neutral' | 'enemy';

/** Friends and enemies of each planet; the others are neutral (gunmilan.md, section 3, 'Graha Maitri'). */
const RELATIONS: Readonly<
  Record<Planet, { friends: readonly Planet[]; enemies: readonly Planet[] }>
> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
};

/** Points of two relations, in alphabetical order of their names. */
const POINTS: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'enemy friend': 1,
  'enemy neutral': 0.5,
  'enemy enemy': 0,
};

/** How one planet looks at another one. */
export function relation(from: Planet, to: Planet): Relation {
  if (from === to || RELATIONS[from].friends.includes(to)) return 'friend';
  return RELATIONS[from].enemies.includes(to) ? 'enemy' : 'neutral';
}

/** Points of the friendship between two lords, 0 to 5. */
export function friendship(one: Planet, other: Planet): number {
  const pair = [relation(one, other), relation(other, one)].toSorted().join(' ');
  return POINTS[pair] ?? 0;
}

/** Whether two lords are one or like each other: the condition of several exceptions. */
export function areFriends(one: Planet, other: Planet): boolean {
  return relation(one, other) === 'friend' && relation(other, one) === 'friend';
}
