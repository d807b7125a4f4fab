import { heightText } from 'shared-contracts/domain/units';
import { quotedPhrase } from '../../plain-text.ts';
import { tongueOf } from '../tongue-of.ts';
import { say } from '../voice.ts';
import { labels } from './labels.ts';
import { manner } from './manner.ts';
import { missing } from './missing.ts';
import { suggestion } from './suggestion.ts';
import { tell } from './tell.ts';
import { list } from './wishes.ts';
import { nameOf, who, whose } from './words.ts';

/** English. */
export const english = tongueOf({
  tell,
  introduction: (voice) => {
    const { age, height, current_city: city } = voice.facts;
    const tall = height === null ? '' : `, ${heightText(height)} tall`;
    const lives = say(quotedPhrase(city), (text) => `, and lives in ${text}`) ?? '';
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
