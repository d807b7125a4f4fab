import type { Tongue } from '../tongue.ts';
import { nameOf, her } from './words.ts';

/** What is said without looking into the profile, in English. */
export const manner: Tongue['manner'] = {
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
