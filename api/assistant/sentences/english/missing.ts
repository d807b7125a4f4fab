import type { Missing } from '../../topics.ts';

/** What a profile does not say, in English, as the sentence about it begins. */
export const missing: Readonly<Record<Missing, string>> = {
  family_town: 'Where the family lives',
  native_place: 'The native place',
  move: 'Whether a move is possible',
  household: 'Who lives together',
  in_laws: 'What is thought of life with in-laws',
  housework: 'Who does the work in the house',
  school: 'The school or college',
  work_conditions: 'How the work is arranged',
  support: 'Who is supported with money',
  nakshatra: 'The nakshatra',
  birth_time: 'The time of birth',
  children: 'Whether there are or should be children',
  character: 'More about the character',
  plans: 'What is planned for later',
  of_father: 'More about the father',
  of_mother: 'More about the mother',
  of_siblings: 'More about brothers and sisters',
};
