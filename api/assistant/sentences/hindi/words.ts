import { quotedPhrase } from '../../plain-text.ts';
import type { Voice } from '../voice.ts';

export const nameOf = ({ facts }: Voice) => quotedPhrase(facts.name) ?? 'यह व्यक्ति';
export const who = (voice: Voice) => (voice.isFirst ? nameOf(voice) : 'वे');
/** Whose, with the ending that the owned thing asks for: का, की, के. */
export const whose = (voice: Voice, ending: 'का' | 'की' | 'के') =>
  voice.isFirst ? `${nameOf(voice)} ${ending}` : `उन${ending}`;
