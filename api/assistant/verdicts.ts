import type { Facts } from './facts.ts';
import { KIN, type Kin } from './kin.ts';
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
      return [facts.hobbies_and_interests];
    case 'mother_tongue':
      return [facts.mother_tongue];
    case 'current_city':
      return [facts.current_city];
    case 'rashi':
      return [facts.rashi];
    default:
      return [];
  }
}

/** How the profile stands to what a yes-or-no question supposes. */
export function verdictOn(
  facts: Facts,
  { topic, supposed, sought }: { topic: Topic; supposed: string; sought: Sought },
): Verdict {
  if (supposed === 'contains' && topic === 'bloodgroup') return bloodFits(facts, sought);
  if (supposed === 'contains') return containing(textsOf(facts, topic), sought);
  switch (topic) {
    case 'maritial_status':
      return statusFits(facts.maritial_status, supposed);
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
      return KIN[supposed as Kin].test(facts.siblings_details ?? '') || null;
    case 'family_type':
      // An extended family may live as one or as several.
      return facts.family_type && facts.family_type !== 'extended'
        ? facts.family_type === supposed
        : facts.family_type === supposed || null;
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

const NO_WAGE =
  /student|homemaker|housewife|not working|unemployed|looking|retired|गृहिणी|विद्यार्थ|निवृत्त|सेवानिवृत्त/iu;

/** What is looked for: all words of one of these. */
type Sought = readonly (readonly string[])[];

/** True where all that is looked for stands in the texts; what a text does not mention may still be so. */
function containing(texts: readonly (string | null)[], sought: Sought): Verdict {
  const known = new Set(texts.flatMap((text) => allWordsOf(text ?? '')));
  const fits = (said: string) => standsIn(known, AS_WRITTEN.get(said) ?? said);
  const isThere = (said: readonly string[]) => {
    const telling = said.filter((word) => !TELLS_NOTHING.has(word));
    return telling.length > 0 && telling.every(fits);
  };
  return sought.some(isThere) ? true : null;
}

/** Words of questions that no field contains, such as 'speaks' or 'degree'. */
const TELLS_NOTHING = new Set(
  allWordsOf(
    'speak speaks live lives degree job naukri nokri nokrit rashi play plays like नौकरी नोकरी नोकरीत',
  ),
);

/** Compares group and sign; a different sign is a no already. */
function bloodFits({ bloodgroup }: Facts, sought: Sought): Verdict {
  const own = /^\s*(AB|A|B|O)\s*(\+|-|−|–|pos|neg)/iu.exec(bloodgroup ?? '');
  if (own === null) return null;
  const words = sought.flat();
  const letters = words.find((word) => /^(?:ab|a|b|o)$/.test(word));
  const isPositive = words.includes('positive');
  if (isPositive !== /\+|pos/i.test(own[2] ?? '')) return false;
  return letters === undefined ? null : letters === (own[1] ?? '').toLowerCase();
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
    ['govt', 'government'],
    ['sarkari', 'government'],
    ['सरकारी', 'government'],
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

function statusFits(status: Facts['maritial_status'], supposed: string): Verdict {
  if (status === null) return null;
  if (supposed === 'married') return status !== 'never_married';
  // Until the divorce is pronounced neither yes nor no would be true.
  if (supposed === 'married_now') return status === 'awaiting_divorce' ? null : false;
  return status === supposed;
}

function dietFits(diet: Facts['dietary_preferences'], supposed: string): Verdict {
  if (diet === null) return null;
  if (supposed === 'vegetarian') return diet !== 'non_vegetarian' && diet !== 'eggetarian';
  if (supposed === 'eggs')
    return diet === 'eggetarian' ? true : diet === 'non_vegetarian' ? null : false;
  return diet === supposed;
}

function habitFits(habit: Facts['drinking_habits'], supposed: string): Verdict {
  if (habit === null) return null;
  if (supposed === 'often') return habit === 'regularly';
  return supposed === 'never' ? habit === 'never' : habit !== 'never';
}

/** Whether a number of the profile is above or below the supposed one, or that one; null where it is not given. */
export function limitVerdict(facts: Facts, { topic, isAbove, value }: Limit): Verdict {
  const own = facts[topic];
  if (own === null) return null;
  if (isAbove === null) return own === value;
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
