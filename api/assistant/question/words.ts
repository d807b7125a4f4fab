/** A question or a phrase as comparable words, in order; small words that say nothing of a subject are left out. */
export function wordsOf(text: string): string[] {
  return allWordsOf(text).filter((word) => !SMALL_WORDS.has(word));
}

/** The same with the small words. */
export function allWordsOf(text: string): string[] {
  const plain = joinInitials(text)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’‘`]s\b/g, '')
    .replaceAll(/['’‘`]/g, '');
  return (plain.match(WORD) ?? []).map(fold).filter((word) => word !== '');
}

/** Without the full stops inside of abbreviations, so that C.A., Ph.D. and M.Tech are one word each. */
export function joinInitials(text: string): string {
  return text.replaceAll(/(?<=(?<!\p{L})\p{L}{1,2})\.(?=\p{L})/gu, '');
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const DEVANAGARI = /[ऀ-ॿ]/;

/** One word in one of its many spellings: kitnee and kitni, uchai and unchai of one writer are one. */
function fold(word: string): string {
  return DEVANAGARI.test(word) ? foldDevanagari(word) : foldLatin(word);
}

/** Aaiche, babanna, bhavala, bahinichya: the short stem, for a longer one is a letter away from 'amche' (our). */
const KIN_IN_CASE =
  /^(a+i|bh?ava?|ba+ba|ma+ma|ka+ka|ba+hin)(?:i(?=[a-z]{2}))?(?:n?ch(?:[aei]|ya+)|la|ne|nna|nni)$/;

function foldLatin(word: string): string {
  if (word === 'peeta') return word;
  const kin = KIN_IN_CASE.exec(word)?.[1];
  if (kin !== undefined) return foldLatin(kin);
  return singular(word.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll('aa', 'a')
    .replaceAll(/ee|ii/g, 'i')
    .replaceAll(/oo|uu/g, 'u')
    .replaceAll('ph', 'f')
    .replaceAll(/([ksgdtb])h/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll(/(.)\1/g, '$1');
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)
    ? word.slice(0, -1)
    : word;
}

function foldDevanagari(word: string): string {
  // 'Father', and not the same letters for 'drinks'.
  if (/^पिता(?:जी|जि)?$/.test(word)) return 'पिता';
  // 'Mother' in any case: the endings below leave stems of three letters and more.
  if (/^आई(?:ं?च(?:[ंाीे]|्या)|ला|ने|ंना|ंनी)$/.test(word)) return 'आइ';
  let stem = word
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ई', 'इ')
    .replaceAll('ऊ', 'उ')
    .replaceAll('ँ', 'ं');
  // Endings of Marathi and Hindi that say whose or where: वडिलांचा, शिक्षणाबद्दल, पुण्यात.
  for (const ending of ENDINGS) {
    if (stem.length - ending.length >= 3 && stem.endsWith(ending)) {
      stem = stem.slice(0, -ending.length);
      break;
    }
  }
  return stem.length > 3 ? stem.replace(/[ािेुैोौं]+$/, '') : stem;
}

const ENDINGS = [
  'ांबद्दल',
  'ाबद्दल',
  'बद्दल',
  'ांविषयि',
  'ाविषयि',
  'विषयि',
  'ांच्या',
  'ाच्या',
  'च्या',
  'ांमध्ये',
  'ामध्ये',
  'मध्ये',
  'ांसाठि',
  'ासाठि',
  'साठि',
  'ांचा',
  'ांचि',
  'ांचे',
  'ांचं',
  'ाचा',
  'ाचि',
  'ाचे',
  'ाचं',
  'ांना',
  'ांनि',
  'ातुन',
  'चा',
  'चि',
  'चे',
  'चं',
  'ाला',
  'ात',
  'ला',
  'ने',
].sort((one, other) => other.length - one.length);

/** Pronouns, articles and the like in English, Hindi and Marathi, in both scripts. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the is are am was were be been being do does did has have had having can could will would should may might',
    'she he her his him hers they their them it its i my you your yours we us our this that these those',
    'of in on at to by with from for as and or but so if then than also too any some more please just really very',
    'what whats which tell say give know let want wants there s t re ve ll me person profile details detail info information',
    'kya kyaa hai hain h he ka ki ke ko se me mein par wo woh vo voh uska uski uske unka unki unke unko usko us iska iski iske ji aur ya bhi to na',
    'kay kaay ahe aahe aahet ahet cha chi che chya la ni ti to te tya tyacha tyachi tyache tyachya ticha tichi tiche tichya tyancha tyanchi tyanche tila tyala ani aani ki ka kaa mala ha hi he',
    'bahut accha acha achha khup chhan chan janti jante janta jaanti batao bataiye bataye bataiyega sanga saanga sang kaun kon koni konsa kaunsa kaunsi konsi konta konti konte kaise kasa kashi kase mein madhe ladka ladki ladke mulga mulgi mulicha mulichi mulichya',
    'क्या है हैं था थी का की के को से में पर वह वो वे उसका उसकी उसके उनका उनकी उनके उन्हें उनको उसे इस इसका इनका इनकी इनके जी और या भी तो ना न कौन कौनसा कौनसी कैसा कैसी कैसे बताओ बताइए बताइये बताएं लड़का लड़की लड़के हो होता होती रहे रही रहा कि यह ये',
    'मुलगा मुलगी मुलीचे मुलीची मुलीचा मुलाचे मुलाची मुलाचा काय आहे आहेत आहेस होते होता होती चा ची चे च्या ला ने नी ती तो ते त्या त्याचा त्याची त्याचे त्याच्या तिचा तिची तिचे तिच्या त्यांचा त्यांची त्यांचे त्यांच्या त्यांना तिला त्याला आणि किंवा पण सुद्धा हा ही हे कोण कोणता कोणती कोणते कसा कशी कसे सांगा सांग मला बद्दल विषयी मध्ये तिचं त्याचं त्यांचं करते करतो करतात करता करती असते असतो असतात',
  ]
    .join(' ')
    .split(' ')
    .map((word) => fold(word)),
);
