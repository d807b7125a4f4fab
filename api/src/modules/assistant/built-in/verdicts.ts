import type { Facts } from '../facts.ts';
import type { Limit } from './question/limit.ts';
import { allWordsOf } from './question/words.ts';
import type { Verdict } from './sentences/tongue.ts';
import type { Comparison, Topic } from './topics.ts';

/** The text of a topic in which the words of a yes-or-no question are looked for. */
function textsOf(facts: Facts, topic: Topic): readonly (string | null)[] {
  switch (topic) {
    case 'education':
      return [facts.education, facts.degree];
    case 'occupation':
      return [facts.occupation, facts.work];
    case 'hobbies_and_interests':
      return [facts.hobbies_and_interests, facts.aboutme];
    case 'mother_tongue':
      return [facts.mother_tongue];
    case 'current_city':
      return [facts.current_city];
    case 'bloodgroup':
      return [facts.bloodgroup];
    case 'rashi':
      return [facts.rashi];
    default:
      return [];
  }
}

/** How the profile stands to what a yes-or-no question supposes. */
export function verdictOn(
  facts: Facts,
  { topic, supposed, words }: { topic: Topic; supposed: string; words: readonly string[] },
): Verdict {
  if (supposed === 'contains') return containing(textsOf(facts, topic), words);
  switch (topic) {
    case 'maritial_status':
      if (facts.maritial_status === null) return null;
      if (supposed === 'married') return facts.maritial_status !== 'never_married';
      return facts.maritial_status === supposed;
    case 'dietary_preferences':
      return dietFits(facts.dietary_preferences, supposed);
    case 'drinking_habits':
      return habitFits(facts.drinking_habits, supposed);
    case 'smoking_habits':
      return habitFits(facts.smoking_habits, supposed);
    case 'continuing_education':
      return facts.interest_in_continuing_education;
    case 'occupation':
      return NO_WAGE.test(facts.occupation ?? facts.work ?? 'student') ? null : true;
    case 'siblings':
      if (facts.number_of_siblings === null) return null;
      if (supposed === 'none') return facts.number_of_siblings === 0;
      if (facts.number_of_siblings === 0 || supposed === 'any') return facts.number_of_siblings > 0;
      return SIBLING[supposed as keyof typeof SIBLING].test(facts.siblings_details ?? '') || null;
    case 'family_type':
      return facts.family_type && facts.family_type === supposed;
    case 'family_values':
      return facts.family_values && facts.family_values === supposed;
    case 'mangal_dosh':
      return facts.mangal_dosh && facts.mangal_dosh !== 'no';
    case 'photos':
      return facts.photos > 0;
    case 'verification':
      return facts.badges[supposed as keyof Facts['badges']] ?? null;
    default:
      return null;
  }
}

/** How profiles write of one kind of sibling: a number of both says nothing of either. */
const SIBLING = {
  brother: /brother|\bbha[iu]\b|भाऊ|भाई|बंधू/iu,
  sister: /sister|\bb[ae]h[ai]n|बहीण|बहिण|बहन/iu,
} as const;

const NO_WAGE = /student|homemaker|housewife|not working|unemployed|looking/i;

/** True where one of the words stands in one of the texts; what a text does not mention may still be so. */
function containing(texts: readonly (string | null)[], words: readonly string[]): Verdict {
  const known = new Set(texts.flatMap((text) => allWordsOf(text ?? '')));
  const fits = (said: string) => standsIn(known, AS_WRITTEN.get(said) ?? said);
  return words.some(fits) ? true : null;
}

function standsIn(known: ReadonlySet<string>, word: string): boolean {
  const begins = (one: string) =>
    one.length > 4 && word.length > 4 && one.slice(0, 5) === word.slice(0, 5);
  return known.has(word) || [...known].some(begins);
}

/** What profiles write in full and in Latin letters, as questions write it: short, or in Devanagari. */
const AS_WRITTEN: ReadonlyMap<string, string> = new Map(
  [
    ['ca', 'chartered'],
    ['मराठी', 'marathi'],
    ['हिंदी', 'hindi'],
    ['हिन्दी', 'hindi'],
    ['कोंकणी', 'konkani'],
    ['कोकणी', 'konkani'],
    ['पुणे', 'pune'],
    ['पुण्यात', 'pune'],
    ['मुंबई', 'mumbai'],
    ['मुंबईत', 'mumbai'],
    ['नाशिक', 'nashik'],
    ['नागपूर', 'nagpur'],
    ['ठाणे', 'thane'],
    ['कोल्हापूर', 'kolhapur'],
    ['सातारा', 'satara'],
    ['सांगली', 'sangli'],
    ['सोलापूर', 'solapur'],
    ['दिल्ली', 'delhi'],
    ['डॉक्टर', 'doctor'],
    ['शिक्षिका', 'teacher'],
    ['शिक्षक', 'teacher'],
    ['वकील', 'advocate'],
    ['शेतकरी', 'farmer'],
    ['इंजिनिअर', 'engineer'],
    ['इंजीनियर', 'engineer'],
    ['अभियंता', 'engineer'],
    ['क्रिकेट', 'cricket'],
    ['संगीत', 'music'],
    ['वाचन', 'reading'],
    ['ट्रेकिंग', 'trekking'],
  ].flatMap(([said = '', written = '']) => {
    const [from = ''] = allWordsOf(said);
    const [to = ''] = allWordsOf(written);
    return [[from, to] as const];
  }),
);

function dietFits(diet: Facts['dietary_preferences'], supposed: string): Verdict {
  if (diet === null) return null;
  if (supposed === 'vegetarian') return diet !== 'non_vegetarian' && diet !== 'eggetarian';
  if (supposed === 'eggs')
    return diet === 'eggetarian' ? true : diet === 'non_vegetarian' ? null : false;
  return diet === supposed;
}

function habitFits(habit: Facts['drinking_habits'], supposed: string): Verdict {
  if (habit === null) return null;
  return supposed === 'never' ? habit === 'never' : habit !== 'never';
}

/** Whether a number of the profile is above or below the supposed one; null where it is not given. */
export function limitVerdict(facts: Facts, { topic, isAbove, value }: Limit): Verdict {
  const own = facts[topic];
  if (own === null) return null;
  return isAbove ? own > value : own < value;
}

/** How the shown person stands to the viewer; nulls where either side is not given. */
export function compareWith(facts: Facts, topic: Topic, compare: Comparison) {
  const { viewer } = facts;
  if (topic === 'age') return differing(topic, compare, facts.age, viewer.age);
  if (topic === 'height') return differing(topic, compare, facts.height, viewer.height);
  const field = topic as 'gotra';
  const [one, other] = [facts[field], viewer[field]];
  const isSame =
    one === null || other === null
      ? null
      : allWordsOf(one).join(' ') === allWordsOf(other).join(' ');
  return { topic, compare, difference: null, isSame };
}

function differing(topic: Topic, compare: Comparison, one: number | null, other: number | null) {
  const difference = one === null || other === null ? null : one - other;
  return { topic, compare, difference, isSame: difference === null ? null : difference === 0 };
}
