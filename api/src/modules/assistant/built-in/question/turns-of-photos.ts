import type { Turn } from './turn.ts';

const PHOTO = String.raw`\b(?:photo(?:graph)?s?|pic(?:ture)?s?|images?|snaps?|selfies?|tas[vw]i+re?n?)\b`;
const PHOTO_DEVANAGARI = '(?:(?:फ\u093C?|\u095E)ोटो|छायाचित्र|तस्वीर)';
/** What asks whether photos show somebody as they are. */
const TRUE = String.raw`\b(?:real(?:ly)?|genuine|authentic|original|actual(?:ly)?|true|fake|recent|latest|current|old|new|edited|filter(?:s|ed)?|verif\w+|hers|his own|her own|trust\w*|khar[aei]\w*|khot\w*|asli|nakli|pura+n[aei]|ju+n[aei]|na?[vy][aei]|sach|sacch\w*)\b`;
const TRUE_DEVANAGARI =
  '(?<![ऀ-ॿ])(?:खर[ंाीे]|खोट|असल|नकल|फेक|बनावट|मूळ|जुन[ाीे]|पुरान|नव[ाीे]|नय|नई|ताज|अलीकड|हाल|सच|सही|एडिट|फिल्टर|पडताळ|तपास|सत्यापित|जाँच)';
/** 'The photo is hers': said of photos that are there; 'her photos' are only named. */
const OWN = String.raw`(?:तिच|त्याच|त्यांच|स्वत|उसी|उस(?:का|की|के)|उन्हीं|उन(?:का|की|के)|अपन|tich\w*|tyach\w*|tyanch\w*|usi\b|uski\b|uska\b|unki\b|unhi\b)`;

/** What is asked of photos: whether there are any gets yes or no, and whether they are true gets what was verified. */
export const TURNS_OF_PHOTOS: readonly Turn[] = [
  {
    pattern: new RegExp(
      [
        `${PHOTO}.*${TRUE}`,
        `${TRUE}.*${PHOTO}`,
        `${PHOTO_DEVANAGARI}.*${TRUE_DEVANAGARI}`,
        `${TRUE_DEVANAGARI}.*${PHOTO_DEVANAGARI}`,
        `(?:${PHOTO}|${PHOTO_DEVANAGARI}[ऀ-ॿ]*)\\s+(?:(?:to|तो)\\s+)?${OWN}`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'verification' },
    insteadOf: ['verification', 'age'],
  },
  {
    pattern: new RegExp(
      [
        String.raw`\b(?:(?:is|are) there|does|do|has|have|any|uploaded|added|posted)\b.*${PHOTO}`,
        String.raw`${PHOTO}\s+(?:a+he?t?|hai+n?|h|there|uploaded|added|given)\b`,
        `${PHOTO_DEVANAGARI}[ऀ-ॿ]*\\s+(?:आह|है|टाक|लाव|लगा|डाल|दिल|दी|दिए)`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'photos', value: 'any' },
    insteadOf: ['photos'],
  },
];
