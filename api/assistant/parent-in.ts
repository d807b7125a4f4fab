/** What a profile writes of a parent's work. */
interface ParentText {
  readonly isLate: boolean;
  /** Without the word that says that they are no more; null where nothing else is written. */
  readonly work: string | null;
}

const LATE =
  /(?:late(?![\w-]|\s+(?:night|shift|evening|hours?)\b)|deceased|expired|(?:has\s+)?passed away|(?:kai|sw|swa)\.|s[vw]arg(?:iy|v?a+s)\w*|कै(?:\.|॰|:|\s)|कैलासवासी|स्व(?:\.|॰)(?!\s*(?:व्यव|रोज|धंद|उद्यो))|स्वर्ग(?:ीय|वासी)|दिवंगत|मयत|हयात नाही\S*)/iu
    .source;
/** The field begins or ends with it: 'a homemaker; husband passed away' says nothing of herself. */
const SAYS_LATE = new RegExp(String.raw`^[\s(]*${LATE}|[(,;.–-]\s*${LATE}[\s).।]*$`, 'iu');
const EDGES = /^[\s;,.:()–—-]+|[\s;,:(–—-]+$/gu;
const WAS = /^(?:s?he\s+)?was\s+(?:(?:an?|the)\s+)?/iu;
/** 'Passed away in 2015' says nothing of work. */
const WHEN = /^(?:in|on|due|when|since|last|\p{Nd}+)(?!\p{L})/iu;

/** Reads whether a parent is no more, which families write beside or instead of the work. */
export function parentIn(text: string | null): ParentText {
  if (text === null || !SAYS_LATE.test(text)) return { isLate: false, work: text };
  const work = text.replace(SAYS_LATE, '').replaceAll(EDGES, '').replace(WAS, '');
  return { isLate: true, work: work === '' || WHEN.test(work) ? null : work };
}
