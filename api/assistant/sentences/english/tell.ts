import { GUN_MILAN_MOST } from 'shared-contracts/domain/gun-milan';
import { personName } from 'shared-contracts/domain/person-name';
import { groupIndian, heightText } from 'shared-contracts/domain/units';
import { dayText } from 'shared-contracts/i18n/day-text';
import { quotedList, quotedPhrase, quotedText } from '../../plain-text.ts';
import { byGender, inARow, later, say } from '../voice.ts';
import type { Wording } from '../wording.ts';
import { DIET, MANGAL, MARITAL, wishesText } from './wishes.ts';
import { nameOf, who, whose, she, her } from './words.ts';

const RASHI = {
  mesha: 'Mesha (Aries)',
  vrishabha: 'Vrishabha (Taurus)',
  mithuna: 'Mithuna (Gemini)',
  karka: 'Karka (Cancer)',
  simha: 'Simha (Leo)',
  kanya: 'Kanya (Virgo)',
  tula: 'Tula (Libra)',
  vrishchika: 'Vrishchika (Scorpio)',
  dhanu: 'Dhanu (Sagittarius)',
  makara: 'Makara (Capricorn)',
  kumbha: 'Kumbha (Aquarius)',
  meena: 'Meena (Pisces)',
} as const;

/** Sentences about each topic in English; null where it is not given. */
export const tell: Wording['tell'] = {
  name: (voice) => {
    const full = quotedPhrase(personName(voice.facts));
    return say(full, (text) => `${byGender(voice, 'Her', 'His')} name is ${text}.`);
  },
  gender: (voice) =>
    `${who(voice)} is a ${byGender(voice, 'woman, a bride', 'man, a groom')} here.`,
  age: (voice) => `${who(voice)} is ${voice.facts.age} years old.`,
  birthdate: (voice) =>
    `${who(voice)} was born on ${dayText(voice.facts.birthdate)} and is ${voice.facts.age} years old.`,
  height: (voice) =>
    voice.facts.height === null ? null : `${who(voice)} is ${heightText(voice.facts.height)} tall.`,
  maritial_status: (voice) =>
    say(
      voice.facts.maritial_status && MARITAL[voice.facts.maritial_status],
      (text) => `${who(voice)} ${text}.`,
    ),
  mother_tongue: (voice) =>
    say(
      quotedPhrase(voice.facts.mother_tongue),
      (text) => `${whose(voice)} mother tongue is ${text}.`,
    ),
  current_city: (voice) =>
    say(quotedPhrase(voice.facts.current_city), (text) => `${who(voice)} lives in ${text}.`),
  bloodgroup: (voice) =>
    say(quotedPhrase(voice.facts.bloodgroup), (text) => `${whose(voice)} blood group is ${text}.`),
  aboutme: (voice) =>
    say(
      quotedText(voice.facts.aboutme),
      (text) => `In ${voice.isFirst ? `${nameOf(voice)}’s` : her(voice)} own words: “${text}”`,
    ),
  hobbies_and_interests: (voice) =>
    say(
      quotedPhrase(voice.facts.hobbies_and_interests),
      (text) => `${whose(voice)} hobbies and interests: ${text}.`,
    ),
  education: (voice) =>
    say(
      quotedList(voice.facts.education, voice.facts.degree),
      (text) => `${whose(voice)} education: ${text}.`,
    ),
  continuing_education: (voice) =>
    voice.facts.interest_in_continuing_education === null
      ? null
      : `${who(voice)} ${voice.facts.interest_in_continuing_education ? 'would like' : 'does not plan'} to study further.`,
  occupation: (voice) => {
    const does = quotedPhrase(voice.facts.occupation);
    const at = quotedPhrase(voice.facts.work);
    if (does === null) return tell.work(voice);
    return `${whose(voice)} occupation is ${does}${at === null ? '' : ` (works at: ${at})`}.`;
  },
  work: (voice) =>
    say(quotedPhrase(voice.facts.work), (text) => `${who(voice)} works at: ${text}.`),
  annual_income: (voice) =>
    voice.facts.annual_income === null
      ? null
      : `${whose(voice)} yearly income is ₹${groupIndian(voice.facts.annual_income)}.`,
  career_goals: (voice) =>
    say(quotedPhrase(voice.facts.career_goals), (text) => `${whose(voice)} career goals: ${text}.`),
  property_details: (voice) =>
    say(
      quotedPhrase(voice.facts.property_details),
      (text) => `About property the profile says: ${text}.`,
    ),
  siblings: (voice) => {
    const { number_of_siblings: count } = voice.facts;
    const more = quotedPhrase(voice.facts.siblings_details);
    if (count === null)
      return say(more, (text) => `About brothers and sisters the profile says: ${text}.`);
    if (count === 0) return `${who(voice)} has no brothers or sisters.`;
    return `${who(voice)} has ${count} ${count === 1 ? 'brother or sister' : 'brothers and sisters'}${more === null ? '' : `: ${more}`}.`;
  },
  mamkul: (voice) =>
    say(
      quotedPhrase(voice.facts.mamkul),
      (text) => `${whose(voice)} mamkul (mother’s family) is ${text}.`,
    ),
  family_type: (voice) =>
    say(
      voice.facts.family_type,
      (text) => `${whose(voice)} family is ${text === 'extended' ? 'an' : 'a'} ${text} family.`,
    ),
  family_values: (voice) =>
    say(voice.facts.family_values, (text) => `${whose(voice)} family’s values are ${text}.`),
  family_financial_status: (voice) =>
    say(
      quotedPhrase(voice.facts.family_financial_status),
      (text) => `${whose(voice)} family’s means: ${text}.`,
    ),
  expectation: (voice) =>
    inARow(
      say(quotedText(voice.facts.expectation), (text) => `${who(voice)} writes: “${text}”`),
      wishesText(
        voice.facts.wishes,
        quotedText(voice.facts.expectation) === null ? voice : later(voice),
      ),
    ),
  dietary_preferences: (voice) =>
    say(
      voice.facts.dietary_preferences && DIET[voice.facts.dietary_preferences],
      (text) => `${who(voice)} ${text}.`,
    ),
  drinking_habits: (voice) =>
    say(
      voice.facts.drinking_habits,
      (habit) =>
        `${who(voice)} ${habit === 'never' ? 'never drinks alcohol' : `drinks alcohol ${habit}`}.`,
    ),
  smoking_habits: (voice) =>
    say(
      voice.facts.smoking_habits,
      (habit) => `${who(voice)} ${habit === 'never' ? 'never smokes' : `smokes ${habit}`}.`,
    ),
  type_of_marriage_ceremony: (voice) =>
    say(
      quotedPhrase(voice.facts.type_of_marriage_ceremony),
      (text) =>
        `For the wedding ${voice.isFirst ? nameOf(voice) : she(voice)} would like: ${text}.`,
    ),
  rashi: (voice) =>
    say(
      voice.facts.rashi && RASHI[voice.facts.rashi],
      (text) => `${whose(voice)} rashi is ${text}.`,
    ),
  gotra: (voice) =>
    say(quotedPhrase(voice.facts.gotra), (text) => `${whose(voice)} gotra is ${text}.`),
  mangal_dosh: (voice) =>
    say(
      voice.facts.mangal_dosh && MANGAL[voice.facts.mangal_dosh],
      (text) => `By the profile, ${voice.isFirst ? nameOf(voice) : she(voice)} ${text}.`,
    ),
  birthname: (voice) =>
    say(quotedPhrase(voice.facts.birthname), (text) => `${whose(voice)} birth name is ${text}.`),
  gun_milan: (voice) => {
    const { points, noPoints } = voice.facts;
    if (points !== null)
      return `Your Gun Milan with ${nameOf(voice)} is ${points.total} of ${GUN_MILAN_MOST}. The panel on the profile shows the points of each aspect.`;
    return noPoints === 'own_birthname'
      ? 'There is no Gun Milan score yet, because your own birth name is missing. Add it under Astrology in your profile.'
      : null;
  },
  photos: ({ facts: { photos } }) =>
    photos === 0
      ? 'There are no photos on the profile yet.'
      : `There ${photos === 1 ? 'is 1 photo' : `are ${photos} photos`} on the profile. I cannot describe ${photos === 1 ? 'it' : 'them'}, but you can look at ${photos === 1 ? 'it' : 'them'} above.`,
  video: (voice) =>
    voice.facts.hasVideo
      ? `Yes, ${nameOf(voice)} has recorded a video introduction. You can watch it on the profile.`
      : `${nameOf(voice)} has not recorded a video introduction yet.`,
};
