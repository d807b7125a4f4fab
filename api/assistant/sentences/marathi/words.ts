import { quotedPhrase } from '../../plain-text.ts';
import { byGender, type Voice } from '../voice.ts';

export const nameOf = ({ facts }: Voice) => quotedPhrase(facts.name) ?? 'ही व्यक्ती';
export const who = (voice: Voice) => (voice.isFirst ? nameOf(voice) : byGender(voice, 'त्या', 'ते'));
/** Whom something concerns, as in 'they have no brothers and sisters'. */
export const whom = (voice: Voice) => (voice.isFirst ? `${nameOf(voice)} यांना` : 'त्यांना');
/** Whose, with the ending that the owned thing asks for: चा, ची, चे, च्या. */
export const whose = (voice: Voice, ending: 'चा' | 'ची' | 'चे' | 'च्या') =>
  voice.isFirst ? `${nameOf(voice)} यां${ending}` : `त्यां${ending}`;
