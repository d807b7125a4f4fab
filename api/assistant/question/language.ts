import { allWordsOf } from './words.ts';

/** The languages in which answers are given. */
export const LANGUAGES = ['en', 'hi', 'mr'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language to answer in: Devanagari gives Hindi or Marathi, Latin letters too if their small words belong to one of
 * them. An ambiguous question gets the page's language, without one English.
 */
export function languageOf(question: string, page?: Language): Language {
  const devanagari = question.match(/[ऀ-ॿ]/g)?.length ?? 0;
  const latin = question.match(/[a-z]/gi)?.length ?? 0;
  // A question about 'MBA' in Marathi stays Marathi.
  if (devanagari < 3 || devanagari * 2 < latin)
    return page === undefined ? 'en' : latinLanguageOf(question, page);
  const hindi = countOf(question, HINDI) + (page === 'mr' ? 0 : countOf(question, HINDI_OF));
  const marathi = countOf(question, MARATHI);
  if (hindi === marathi) return page === 'hi' ? 'hi' : 'mr';
  return hindi > marathi ? 'hi' : 'mr';
}

function latinLanguageOf(question: string, page: Language): Language {
  const words = allWordsOf(question);
  const signs = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  const english = signs(ENGLISH);
  const hindi = signs(LATIN_HINDI) + countOf(question, HINDI_ENDING);
  const marathi = signs(LATIN_MARATHI) + countOf(question, MARATHI_ENDING);
  if (english > hindi + marathi) return 'en';
  if (hindi === marathi) return page;
  return hindi > marathi ? 'hi' : 'mr';
}

function countOf(question: string, signs: RegExp): number {
  return question.match(signs)?.length ?? 0;
}

/** Spellings as `allWordsOf` folds them. */
function folded(words: string): ReadonlySet<string> {
  return new Set(allWordsOf(words));
}

const ENGLISH = folded(
  'what which who whose where when why how is was were does did has have had can could will would should shall the an of her his him she they their them there this that any about with from my our you your tell give please and for if not or show hello thanks thank other',
);
// Words that one language has and neither of the others; 'ka', 'ki' and 'to' are not, and 'the' is folded like Marathi 'te'.
const LATIN_HINDI = folded(
  `hai hain kya kyaa kyun woh wo vo uska uski uske usko usse unka unki unke unko unhe inka inki iska iski iske kitna kitni kitne kahan kaha kahaan kaun kaunsa kaunsi kab
  kaisa kaisi kaise mein nahin rehta rehti rehte rahta rahti rahte karti karta ladka ladki ladke batao bataiye bataye bataiyega aur bhi baare chahiye shaadi shadi naukri padhai padha padhi
  behen bahan bhai pitaji papa mummy saath sath ke ko se hua hui raha rahi milta milti kaam talaq lambai kamata kamati kamai tankhwah khana khata khati peeta peeti
  karega karegi karenge rahega rahegi rahenge jayega jayegi lenge lega legi dega degi denge hoga hogi leti leta sheher shahar dahej shauk koi konsi konsa sapna ummeed`,
);
const LATIN_MARATHI = folded(
  `ahe aahe ahet aahet kay kaay kiti kuthe kuthla kuthli kon kona konta konti konte tyacha tyachi tyache tyachya ticha tichi tiche tichya tyancha tyanchi tyanche tyanchya tila tyala tyanna mulga mulgi mulicha mulichi muliche mulila mulala mulacha mulachi mulache mulakade mulakadun
  aai aaicha aaiche vadil vadilanche vadilansobat bhau bahin bhavand bhavande lagna lagnanantar nokri nokari shikshan shikla shikli shikle shiklay vay unchi pagar pahije hava havi haviye ti sanga saang ani aani nako karel karnar karto kartat rahto rahte rahtat rahayla rahnar rahil rahel rahtil kartil yeil yetil ghetil detil ekatra gharat kutumbat
  jhala jhali zala zali zale jhale hota nantar adhi sobat barobar swayampak jevan hunda ghenar dya milel yeto yete gharche ras apeksha vyasan chhand aavad raktagat janmtarikh jodidar navra bayko kashi kasa asel tyachyasathi majhya majha tichyapeksha majhyapeksha`,
);

/** Verbs of one of the two: karegi, rahenge; karto, julte, rahnar. */
const HINDI_ENDING = /\b(?!challenge|revenge)[a-z]{2,}(?:eg[ai]|enge)\b/gi;
const MARATHI_ENDING =
  /\b(?:(?!auto|habitat|into|onto|photo|potato|tomato)[a-z]{2,}(?:to|tat)|jul?te|(?!dinar|partnar|seminar)[a-z]{2,}nar)\b/gi;

// Words that one of the two languages has and the other has not; \b knows no Devanagari.
const HINDI =
  /(?<![ऀ-ॿ])(है|हैं|क्या|कौन|कौनसी|कौनसा|उसका|उसकी|उसके|उनका|उनकी|उनके|इनका|इनकी|इनके|कितनी|कितना|कितने|कहाँ|कहां|में|नहीं|बताओ|बताइए|बताइये|बताएं|और|हूँ|हूं|मुझे|मुझसे|वह|वो|वे|करती|करता|करते|रहती|रहता|रहते|कैसा|कैसी|कैसे|को|कब|पिता|माता|लड़की|लड़का|का|के)(?![ऀ-ॿ])/g;
const MARATHI =
  /(?<![ऀ-ॿ])(आहे|आहेत|काय|कोण|कोणती|कोणता|कोणते|तिचा|तिची|तिचे|तिचं|त्याचा|त्याची|त्याचे|त्याचं|त्यांचा|त्यांची|त्यांचे|त्यांचं|तिला|त्याला|त्यांना|कुठे|कुठं|केव्हा|कधी|मध्ये|नाही|सांगा|आणि|मला|ती|तो|करते|करतो|करतात|राहते|राहतो|राहतात|कशी|कसा|कसे|आई|वडील|मुलगी|मुलगा|आवडते|आवडतं|का|विभक्त|एकत्र|नोकरी|भाऊ|बहीण|मोठी|लहान|खासगी|किंवा|वय|पगार|उंची|तिच्या|त्याच्या|त्यांच्या|माझ्यापेक्षा|हवा|हवी|हवे)(?![ऀ-ॿ])|ळ/g;
/** 'Of' in Hindi, and 'or' in Marathi: a sign only where the page is not in Marathi. */
const HINDI_OF = /(?<![ऀ-ॿ])की(?![ऀ-ॿ])/g;
