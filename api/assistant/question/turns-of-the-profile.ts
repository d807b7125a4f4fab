import { TOPICS } from '../topics.ts';
import type { Turn } from './turn.ts';

const INFO = String.raw`\b(?:info(?:rmation)?|details?|profile|ma+hi+ti+|ja+nka+ri+|everything|all (?:of )?this)\b`;
const INFO_DEVANAGARI = '(?:माहित|जानकार|प्रोफ|बायोडेटा|बायोडाटा)';
const TRUE = String.raw`\b(?:true|correct|accurate|reliable|khar[aei]|khot[aei]|sahi+|sach+[aeiy]*|jhut\w*|jhoot\w*|barobar)\b`;
const TRUE_DEVANAGARI = '(?<![ऀ-ॿ])(?:खर[ंाीे](?![ऀ-ॿ])|खोट|सही|सच(?!िन)|झूठ|बरोबर|अचूक)';
const PERSON = String.raw`(?:ladk[aie]|mulg[aie]|bride|groom|boy|girl|person|man|woman|guy|lady)`;
const PERSON_DEVANAGARI = '(?:ल(?:ड\u093C|\u095C)क(?:ा|ी|े)|मुलग(?:ा|ी)|मुलगे|वधू|वर|स्थळ|रिश्ता)';
const THIS = String.raw`(?:th(?:is|at|e)|he|hi|ha|ye|yeh|yah)`;
const THEY = String.raw`(?:wo|woh|vo|voh|ye|yeh|ve|ti|to|te|tya|hi|ha)`;
const THEY_DEVANAGARI = '(?:वो|वह|वे|ये|यह|ती|तो|ते|त्या|ही|हा)';
const LIKED = String.raw`(?:th(?:is|e)\s+)?(?:profile|match|rishta|her|him|${PERSON})`;

/** Questions about the profile as a whole. */
export const TURNS_OF_THE_PROFILE: readonly Turn[] = [
  {
    // A reader who likes the profile asks for the next step; what the person likes is another question.
    pattern: new RegExp(
      [
        String.raw`\b(?:i|we)\s+(?:(?:really|do|am|are|also)\s+)*(?:like|love|liked|interested in)\s+${LIKED}\b`,
        String.raw`\bwhat(?:['’]s| is)? next\b|\bnext step|\bwhat (?:should|do|can|must) (?:i|we) do\b`,
        String.raw`\bhow (?:do|can|should) (?:i|we) (?:proceed|go ahead|move ahead|move forward|take (?:this|it) (?:forward|ahead|further)|show (?:my |our )?interest|send (?:an? )?interest)\b`,
        String.raw`\b(?:mala|a+mha+la)\s+(?:(?:hi|ha|he|ti|to|te)\s+)?(?:\S+\s+)?a+va?d(?:l|al)\w*`,
        String.raw`\b(?:mujhe|hame|hamein|humein)\s+(?:(?:ye|yeh|yah|wo|vo)\s+)?(?:(?:rishta|profile|${PERSON})\s+)?(?:bahut\s+)?pasand\b`,
        String.raw`\b(?:pudhe|a+ge)\s+(?:ka+y|kya+)\s+kar(?:u+n?|oo+n?|a+ve|a+va)\b`,
        `(?<![ऀ-ॿ])(?:मला|आम्हाला)\\s+(?:(?:ही|हा|हे|ती|तो|ते)\\s+)?(?:\\S+\\s+)?आवडल`,
        `(?<![ऀ-ॿ])(?:मुझे|हमें)\\s+(?:(?:ये|यह|वो|वह)\\s+)?(?:(?:रिश्ता|प्रोफ\u093C?ाइल|${PERSON_DEVANAGARI})\\s+)?(?:बहुत\\s+)?पसंद`,
        '(?:पुढे|आगे)\\s+(?:काय|क्या)\\s+कर(?:ू|ूँ|ूं|ावे|ावं|ायला हवे|ायला हवं)(?![ऀ-ॿ])',
      ].join('|'),
      'iu',
    ),
    means: { about: 'next_step' },
    insteadOf: [...TOPICS, 'unlisted', 'greeting', 'helper'],
  },
  {
    // Whether what stands there is true: nothing but what was verified says so.
    pattern: new RegExp(
      [
        `${INFO}.*${TRUE}`,
        `${TRUE}.*${INFO}`,
        `${INFO_DEVANAGARI}.*${TRUE_DEVANAGARI}`,
        `${TRUE_DEVANAGARI}.*${INFO_DEVANAGARI}`,
        String.raw`^\s*(?:(?:is|are|kya)\s+)?${THIS}\s+(?:(?:is|all|sab|sagla|sagle)\s+)?(?:really\s+)?${TRUE}`,
        `^\\s*(?:क्या\\s+)?(?:हे|ही|ये|यह|सगळ[ंे]|सर्व|सब)\\s+(?:(?:सगळ[ंे]|सर्व|सब)\\s+)?${TRUE_DEVANAGARI}`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'verification' },
    insteadOf: ['summary', 'verification'],
  },
  {
    // Character, not hobbies or preferences.
    pattern: new RegExp(
      [
        String.raw`^\s*(?:so\s+)?what(?:['’]?s| is)\s+(?:s?he|${THIS}\s+${PERSON})?\s*like\s*$`,
        String.raw`^\s*(?:so\s+)?how(?:['’]?s| is)\s+(?:s?he|${THIS}\s+${PERSON})\s*$`,
        String.raw`^\s*(?:${THEY}\s+)?(?:${PERSON}\s+)?(?:kais[ai]|kas[a]|kashi)(?:\s+${PERSON})?(?:\s+(?:hai?n?|h|a+he?t?))?\s*$`,
        String.raw`^\s*(?:${THEY}|${THEY}\s+${PERSON})\s+(?:kaise|kase)\s+(?:hai?n?|h|a+he?t?)\s*$`,
        `^\\s*(?:${THEY_DEVANAGARI}\\s+)?(?:${PERSON_DEVANAGARI}\\s+)?(?:कैस[ाी]|कसा|कशी)(?:\\s+${PERSON_DEVANAGARI})?(?:\\s+(?:है|हैं|आहे|आहेत))?\\s*$`,
        `^\\s*${THEY_DEVANAGARI}\\s+(?:कैसे|कसे)\\s+(?:है|हैं|आहे|आहेत)\\s*$`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'summary' },
    insteadOf: ['expectation', 'hobbies_and_interests'],
  },
];
