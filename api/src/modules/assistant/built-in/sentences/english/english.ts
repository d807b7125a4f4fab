import { heightText } from 'shared-contracts/domain/units';
import { toldPhrase } from '../../../plain-text.ts';
import type { Missing } from '../../topics.ts';
import { tongueOf } from '../tongue-of.ts';
import type { Tongue } from '../tongue.ts';
import { say, byGender } from '../voice.ts';
import { labels } from './labels.ts';
import { tell } from './tell.ts';
import { list } from './wishes.ts';
import { nameOf, who, whose, her, she } from './words.ts';

/** Questions that lead to each topic, in English. */
const suggestion: Tongue['suggestion'] = {
  summary: (voice) => `Tell me about ${byGender(voice, 'her', 'him')}`,
  name: (voice) => `What is ${her(voice)} full name?`,
  gender: () => 'Bride or groom?',
  age: (voice) => `How old is ${she(voice)}?`,
  birthdate: (voice) => `When was ${she(voice)} born?`,
  height: (voice) => `How tall is ${she(voice)}?`,
  maritial_status: (voice) => `What is ${her(voice)} marital status?`,
  mother_tongue: (voice) => `What is ${her(voice)} mother tongue?`,
  current_city: (voice) => `Where does ${she(voice)} live?`,
  bloodgroup: (voice) => `What is ${her(voice)} blood group?`,
  aboutme: (voice) => `What does ${she(voice)} say about ${byGender(voice, 'herself', 'himself')}?`,
  hobbies_and_interests: (voice) => `What are ${her(voice)} hobbies?`,
  education: (voice) => `What is ${her(voice)} education?`,
  continuing_education: (voice) => `Would ${she(voice)} like to study further?`,
  occupation: (voice) => `What is ${her(voice)} occupation?`,
  work: (voice) => `Where does ${she(voice)} work?`,
  annual_income: (voice) => `What is ${her(voice)} income?`,
  career_goals: (voice) => `What are ${her(voice)} career goals?`,
  property_details: (voice) => `Is there any property in ${her(voice)} family?`,
  family: (voice) => `Tell me about ${her(voice)} family`,
  father_occupation: (voice) => `What is ${her(voice)} father’s occupation?`,
  mother_occupation: (voice) => `What is ${her(voice)} mother’s occupation?`,
  siblings: (voice) => `Does ${she(voice)} have brothers or sisters?`,
  mamkul: (voice) => `What is ${her(voice)} mamkul?`,
  family_type: () => `Is it a joint family?`,
  family_values: (voice) => `What are ${her(voice)} family’s values?`,
  family_financial_status: () => 'What is the family’s financial status?',
  expectation: (voice) => `What does ${she(voice)} expect of a partner?`,
  dietary_preferences: (voice) => `Is ${she(voice)} vegetarian?`,
  drinking_habits: (voice) => `Does ${she(voice)} drink?`,
  smoking_habits: (voice) => `Does ${she(voice)} smoke?`,
  type_of_marriage_ceremony: (voice) => `What kind of wedding would ${she(voice)} like?`,
  horoscope: (voice) => `Tell me about ${her(voice)} horoscope`,
  rashi: (voice) => `What is ${her(voice)} rashi?`,
  gotra: (voice) => `What is ${her(voice)} gotra?`,
  mangal_dosh: (voice) => `Is ${she(voice)} manglik?`,
  birthname: (voice) => `What is ${her(voice)} birth name?`,
  gun_milan: () => 'How does our Gun Milan look?',
  photos: () => 'Are there photos?',
  video: () => 'Is there a video introduction?',
  verification: () => 'Is this profile verified?',
};

/** What a profile does not say, in English, as the sentence about it begins. */
const missing: Readonly<Record<Missing, string>> = {
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

/** What is said without looking into the profile, in English. */
const manner: Tongue['manner'] = {
  contact: () =>
    'I cannot give phone numbers, e-mail or postal addresses. Contact details are in the contacts part of the profile, for members who may see them.',
  other_people: (voice) =>
    `I can only speak about ${nameOf(voice)}, from this profile; not about other people.`,
  instructions: (voice) =>
    `I can only answer questions about ${nameOf(voice)}’s profile, from what is written there.`,
  unlisted: (voice) =>
    `That is not given: ${voice.isFirst ? `${nameOf(voice)}’s` : her(voice)} profile does not say it.`,
  private: () => 'That is private, and I cannot tell it.',
  next_step: (voice) =>
    `Press ‘Send Interest’ on the profile: ${nameOf(voice)} can accept or decline politely. ‘Chat’ asks to write to each other; you can chat once that is accepted.`,
  greeting: (voice) => `Namaste! Ask me anything that ${nameOf(voice)}’s profile may tell.`,
  thanks: () => 'You are welcome. Ask on, if you would like to know more.',
  helper: (voice) =>
    `I am an automatic assistant, not a person. I answer from what is written in ${nameOf(voice)}’s profile: family, education, work, habits, hopes and horoscope.`,
};

/** English. */
export const english = tongueOf({
  tell,
  introduction: (voice) => {
    const { age, height, current_city: city } = voice.facts;
    const tall = height === null ? '' : `, ${heightText(height)} tall`;
    const lives = say(toldPhrase(city), (text) => `, and lives in ${text}`) ?? '';
    return `${nameOf(voice)} is ${age} years old${tall}${lives}.`;
  },
  parents: {
    father_occupation: {
      works: (voice, work) => `${whose(voice)} father’s occupation: ${work}.`,
      isNoMore: (voice) => `${whose(voice)} father is no more.`,
      was: (text) => `The profile says of him: ${text}.`,
    },
    mother_occupation: {
      works: (voice, work) => `${whose(voice)} mother’s occupation: ${work}.`,
      isNoMore: (voice) => `${whose(voice)} mother is no more.`,
      was: (text) => `The profile says of her: ${text}.`,
    },
  },
  verification: {
    kinds: { personal: 'identity', job: 'job', salary: 'income', property: 'property' },
    proven: (kinds) => `Verified by our staff: ${list(kinds)}.`,
    open: (kinds) => `Not verified: ${list(kinds)}.`,
    dearerPlan: (showsSome) =>
      `Your plan shows ${showsSome ? 'not all' : 'no'} verifications; a higher plan shows more.`,
  },
  notGiven: (topic, voice) =>
    topic === 'gun_milan'
      ? 'The Gun Milan score is not given: the profile says too little for it, for example no birth name.'
      : `${whose(voice)} ${labels[topic]} is not given in the profile.`,
  yes: 'Yes.',
  no: 'No.',
  notExactly: 'The profile does not say exactly that.',
  noMore: 'That is not given in the profile.',
  missing: (what) => `${missing[what]} is not given in the profile.`,
  panel: {
    nadi: 'The Gun Milan panel on the profile shows the nadi of both of you.',
    nakshatra: 'The Gun Milan panel on the profile shows the nakshatra that the birth name gives.',
  },
  noneNamed: {
    brother: 'No brother is named in the profile.',
    sister: 'No sister is named in the profile.',
  },
  comparison: {
    unknown: (topic) => `Your own ${labels[topic]} is not given, so I cannot compare.`,
    same: 'Yes, it is the same for both of you.',
    different: 'No, it is not the same for both of you.',
    equal: (topic) => `You are ${topic === 'age' ? 'of the same age' : 'equally tall'}.`,
    apart: (topic, amount, more, voice) =>
      topic === 'age'
        ? `${who(voice)} is ${amount} ${amount === 1 ? 'year' : 'years'} ${more ? 'older' : 'younger'} than you.`
        : `${who(voice)} is ${amount} cm ${more ? 'taller' : 'shorter'} than you.`,
  },
  lost: (voice) =>
    `I did not find an answer to that in ${nameOf(voice)}’s profile. You could ask about family, education, work, habits, hopes or the horoscope.`,
  manner,
  suggestion,
});
