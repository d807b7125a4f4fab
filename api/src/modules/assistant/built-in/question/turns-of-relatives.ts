import { COMPARISONS, isRelative, TOPICS } from '../topics.ts';
import type { Spot } from './spot.ts';
import type { Turn } from './turn.ts';

/** The mother's family, whose name and place a profile may have. */
const MAMA = String.raw`\b(?:ma+ma+(?:ji|ch[aeiy]+a*|la|nch[aeiy]+a*|nna)?|maternal (?:uncle|aunt|grand\w+))\b`;
const MAMA_DEVANAGARI = '(?<![ऀ-ॿ])(?:मामा|मामी|मामां|नाना|नानी)(?!कुळ)';
const OF_SOMEBODY = String.raw`\b(?:lagna?|sha+di|vi[vw]a+h|vay|umar|how old|age|na?u?[ao]kri|shik\w*|padh\w*|paga+r|ka+m|dhanda|kar(?:t|na)\w*|na+v|na+m|doing|do|does|work\w*|job|married|earns?)\b`;
const OF_SOMEBODY_DEVANAGARI =
  '(?:लग्न|शादी|विवाह|वय|उम्र|उमर|नोकरी|नौकरी|शिक|शिक्ष|पढ़|पगार|काम|धंदा|व्यवसाय|करत|नाव|नाम|कमा)';
/** Relatives of whom no profile has anything; not the Marathi दादा, who is a brother. */
const KIN_ENGLISH = String.raw`\b(?:grand(?:father|mother|parents?|pa|ma)|(?:uncle|aunt)(?:y|ie)?s?|cousins?|nephews?|nieces?)\b`;
const KIN = String.raw`\b(?:aa?ji(?:ch[aeiy]+a*|la)?|a+joba\w*|da+di|da+da+ji|ka+ka+(?:ji|ch[aeiy]+a*|la|nch[aeiy]+a*|nna)?|ka+ku|cha+ch[ai](?:ji)?|ma+vashi\w*|mavshi\w*|a+tya+\w*|bua(?:ji)?|mausi(?:ji)?|vahini\w*|bha+bhi(?:ji)?|ji+ja+(?:ji)?)\b`;
const KIN_DEVANAGARI =
  '(?<![ऀ-ॿ])(?:आजी(?!व)|आजोब|दादी|दादाजी|काका|काकू|चाचा|चाची|मावश|आत्या|बुआ|मौसी|मौसा|वहिनी|भाभी|जीजा|मेहुण)';
/** What follows whoever is only addressed: 'Kaka, how old is the girl?' */
const OF_CHILD = '(?:मुल|तिच|त्याच|लड़क|mul|ladk|tich|tyach)';
const NO_NUMBER = String.raw`^(?!.*(?:\b(?:number|phone|nambar|fon)\b|नंबर|फोन|फ\u093C?ोन))`;
const OF_ONESELF: readonly Spot['about'][] = [
  ...TOPICS.filter((topic) => !isRelative(topic)),
  ...COMPARISONS,
  'unlisted',
];

/** Relatives besides parents, brothers and sisters: what somebody is says nothing of them. */
export const TURNS_OF_RELATIVES: readonly Turn[] = [
  {
    // The surname of the mother's family, which is what a profile gives of it.
    pattern: new RegExp(
      `(?:${MAMA}|${MAMA_DEVANAGARI}|\\b(?:ma+me?kul|a+jol|naniha+l|ma+her)\\w*|मामकुळ|मामेकुळ|आजोळ|ननिहाल|माहेर).*(?:\\b(?:a+dna+v|surname|last name|upna+m)\\b|आडनाव|उपनाम|सरनेम)`,
      'iu',
    ),
    means: { about: 'mamkul' },
    insteadOf: ['mamkul', 'name', 'siblings'],
  },
  {
    // What a brother of the mother does or is: the profile has his family's name and place at most.
    pattern: new RegExp(
      `${NO_NUMBER}(?:.*${MAMA}.*${OF_SOMEBODY}|.*${OF_SOMEBODY}.*${MAMA}|.*${MAMA_DEVANAGARI}.*${OF_SOMEBODY_DEVANAGARI})`,
      'iu',
    ),
    means: { about: 'unlisted', near: 'mamkul' },
    insteadOf: OF_ONESELF,
  },
  {
    // Relatives whom no profile names.
    pattern: new RegExp(
      `${NO_NUMBER}.*(?:${KIN_ENGLISH}|(?:${KIN}|${KIN_DEVANAGARI})[ऀ-ॿ]*\\s+(?!${OF_CHILD})\\S)`,
      'iu',
    ),
    means: { about: 'unlisted' },
    insteadOf: OF_ONESELF,
  },
];
