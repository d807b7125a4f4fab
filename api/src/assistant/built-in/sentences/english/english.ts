import type { Tongue } from '../tongue.ts';
import { inARow } from '../voice.ts';
import { labels } from './labels.ts';
import { manner } from './manner.ts';
import { suggestion } from './suggestion.ts';
import { tell } from './tell.ts';
import { nameOf, who, whose, later } from './words.ts';

/** English. */
export const english: Tongue = {
  tell,
  notGiven: (topic, voice) =>
    topic === 'gun_milan'
      ? 'The Gun Milan score is not given: the profile says too little for it, for example no birth name.'
      : `${whose(voice)} ${labels[topic]} is not given in the profile.`,
  verdict: (verdict, sentence) => {
    if (verdict === null) return `The profile does not say exactly that. ${sentence}`;
    return `${verdict ? 'Yes' : 'No'}. ${sentence}`;
  },
  noMore: (sentence, topic, voice) =>
    sentence === null
      ? english.notGiven(topic, voice)
      : `That is not given in the profile. ${sentence}`,
  compared: ({ topic, difference, isSame, compare }, voice) => {
    const own = tell[topic](voice) ?? '';
    if (compare === 'same') {
      if (isSame === null)
        return inARow(own, `Your own ${labels[topic]} is not given, so I cannot compare.`) ?? '';
      return `${isSame ? 'Yes, it is the same for both of you.' : 'No, it is not the same for both of you.'} ${own}`;
    }
    if (difference === null)
      return inARow(own, `Your own ${labels[topic]} is not given, so I cannot compare.`) ?? '';
    const asked = compare === 'taller' || compare === 'older' ? difference : -difference;
    const unit = topic === 'age' ? (Math.abs(difference) === 1 ? 'year' : 'years') : 'cm';
    const more = topic === 'age' ? 'older' : 'taller';
    const less = topic === 'age' ? 'younger' : 'shorter';
    const relation =
      difference === 0
        ? `You are ${topic === 'age' ? 'of the same age' : 'equally tall'}.`
        : `${who(voice)} is ${Math.abs(difference)} ${unit} ${difference > 0 ? more : less} than you.`;
    return `${asked > 0 ? 'Yes' : 'No'}. ${relation} ${tell[topic](later(voice)) ?? ''}`.trim();
  },
  lost: (voice) =>
    `I did not find an answer to that in ${nameOf(voice)}’s profile. You could ask about family, education, work, habits, hopes or the horoscope.`,
  manner,
  suggestion,
};
