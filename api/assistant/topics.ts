/** Everything that the assistant knows how to speak of. */
export const TOPICS = [
  'summary',
  'name',
  'gender',
  'age',
  'birthdate',
  'height',
  'maritial_status',
  'mother_tongue',
  'current_city',
  'bloodgroup',
  'aboutme',
  'hobbies_and_interests',
  'education',
  'continuing_education',
  'occupation',
  'work',
  'annual_income',
  'career_goals',
  'property_details',
  'family',
  'father_occupation',
  'mother_occupation',
  'siblings',
  'mamkul',
  'family_type',
  'family_values',
  'family_financial_status',
  'expectation',
  'dietary_preferences',
  'drinking_habits',
  'smoking_habits',
  'type_of_marriage_ceremony',
  'horoscope',
  'rashi',
  'gotra',
  'mangal_dosh',
  'birthname',
  'gun_milan',
  'photos',
  'video',
  'verification',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What is answered without looking into the profile. */
export const MANNERS = [
  'contact',
  'other_people',
  'instructions',
  'unlisted',
  'private',
  'next_step',
  'greeting',
  'thanks',
  'helper',
] as const;
export type Manner = (typeof MANNERS)[number];

/** Words that turn a topic into a comparison with the one who asks. */
export const COMPARISONS = ['taller', 'shorter', 'older', 'younger', 'same'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const RELATIVES = ['father_occupation', 'mother_occupation', 'siblings'] as const;
export type Relative = (typeof RELATIVES)[number];
export type Parent = Exclude<Relative, 'siblings'>;

/** What profiles never say, where an answer to several questions can name it. */
export type Missing =
  | 'family_town'
  | 'native_place'
  | 'move'
  | 'household'
  | 'in_laws'
  | 'housework'
  | 'school'
  | 'work_conditions'
  | 'support'
  | 'nakshatra'
  | 'birth_time'
  | 'children'
  | 'character'
  | 'plans'
  | 'of_father'
  | 'of_mother'
  | 'of_siblings';

/** What a profile does not say, and its Gun Milan panel shows. */
export type OnPanel = 'nadi' | 'nakshatra';

/**
 * Phrases of one subject. `value` is what a yes-or-no question with them supposes: 'vegetarian' of the diet, or
 * `contains` where the words themselves are looked for in the field.
 */
export interface Phrasing {
  readonly about: Topic | Manner | Comparison;
  readonly value?: string;
  /** With `contains`: how profiles write what is looked for, where questions write it otherwise; separated by |. */
  readonly written?: string;
  /** With `unlisted`: the topic whose fact comes nearest. */
  readonly near?: Topic;
  /** With `near`: what it is that the profile does not say. */
  readonly missing?: Missing;
  /** What of the Gun Milan panel it asks for. */
  readonly panel?: OnPanel;
  /** Separated by |. */
  readonly phrases: string;
}

/** Whether a phrase speaks of a topic. */
export function isTopic(about: Phrasing['about']): about is Topic {
  return !isManner(about) && !isComparison(about);
}

/** Whether it is answered without looking into the profile. */
export function isManner(about: Phrasing['about']): about is Manner {
  return (MANNERS as readonly string[]).includes(about);
}

/** Whether it compares with the one who asks. */
export function isComparison(about: Phrasing['about']): about is Comparison {
  return (COMPARISONS as readonly string[]).includes(about);
}

export function isRelative(topic: Topic): topic is Relative {
  return (RELATIVES as readonly string[]).includes(topic);
}

/** Whether a topic is of the father or the mother. */
export function isParent(topic: Topic): topic is Parent {
  return isRelative(topic) && topic !== 'siblings';
}
