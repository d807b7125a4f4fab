import type { Phrasing } from '../../topics.ts';
import { astrology } from './astrology.ts';
import { family } from './family.ts';
import { manners } from './manners.ts';
import { personal } from './personal.ts';
import { preferences } from './preferences.ts';
import { work } from './work.ts';

/** The whole phrase table. */
export const PHRASINGS: readonly Phrasing[] = [
  ...personal,
  ...work,
  ...family,
  ...preferences,
  ...astrology,
  ...manners,
];
