/** The languages in which answers are given. */
export const LANGUAGES = ['en', 'hi', 'mr'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language to answer in: Devanagari gets Hindi or Marathi, everything in Latin letters English. A question that both
 * languages write alike has that of the page.
 */
export function languageOf(question: string, page?: Language): Language {
  const devanagari = question.match(/[ऀ-ॿ]/g)?.length ?? 0;
  const latin = question.match(/[a-z]/gi)?.length ?? 0;
  // A question about 'MBA' in Marathi stays Marathi.
  if (devanagari < 3 || devanagari * 2 < latin) return 'en';
  const [hindi, marathi] = [countOf(question, HINDI), countOf(question, MARATHI)];
  if (hindi === marathi) return page === 'hi' ? 'hi' : 'mr';
  return hindi > marathi ? 'hi' : 'mr';
}

function countOf(question: string, signs: RegExp): number {
  return question.match(signs)?.length ?? 0;
}

// Words that one of the two languages has and the other has not; \b knows no Devanagari.
const HINDI =
  /(?<![ऀ-ॿ])(है|हैं|क्या|कौन|कौनसी|कौनसा|उसका|उसकी|उसके|उनका|उनकी|उनके|इनका|इनकी|इनके|कितनी|कितना|कितने|कहाँ|कहां|में|नहीं|बताओ|बताइए|बताइये|बताएं|और|हूँ|हूं|मुझे|मुझसे|वह|वो|वे|करती|करता|करते|रहती|रहता|रहते|कैसा|कैसी|कैसे|की|को|कब|पिता|माता|लड़की|लड़का|का|के)(?![ऀ-ॿ])/g;
const MARATHI =
  /(?<![ऀ-ॿ])(आहे|आहेत|काय|कोण|कोणती|कोणता|कोणते|तिचा|तिची|तिचे|तिचं|त्याचा|त्याची|त्याचे|त्याचं|त्यांचा|त्यांची|त्यांचे|त्यांचं|तिला|त्याला|त्यांना|कुठे|कुठं|केव्हा|कधी|मध्ये|नाही|सांगा|आणि|मला|ती|तो|करते|करतो|करतात|राहते|राहतो|राहतात|कशी|कसा|कसे|आई|वडील|मुलगी|मुलगा|आवडते|आवडतं|का|तिच्या|त्याच्या|त्यांच्या|माझ्यापेक्षा|हवा|हवी|हवे)(?![ऀ-ॿ])|ळ/g;
