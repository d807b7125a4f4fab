import { quotedPhrase } from '../../plain-text.ts';
import { byGender, type Voice } from '../voice.ts';

export const nameOf = ({ facts }: Voice) => quotedPhrase(facts.name) ?? 'This person';
/** Subject that begins a sentence. */
export const who = (voice: Voice) => (voice.isFirst ? nameOf(voice) : byGender(voice, 'She', 'He'));
/** Possessive that begins a sentence. */
export const whose = (voice: Voice) =>
  voice.isFirst ? `${nameOf(voice)}’s` : byGender(voice, 'Her', 'His');
export const she = (voice: Voice) => byGender(voice, 'she', 'he');
export const her = (voice: Voice) => byGender(voice, 'her', 'his');
