const LETTER = '[\\p{L}\\p{M}]';

/** 'After marriage', whose 'marriage' asks neither for the wedding nor for a status. */
const AFTER_MARRIAGE = new RegExp(
  String.raw`\b(?:after|post|once)\s+(?:the\s+|her\s+|his\s+|their\s+|getting\s+)*(?:marriage|wedding|married|marrying)\b|\b(?:sha+di|vi[vw]a+h)\s+ke\s+ba+d\b|\b(?:lagn?a+|vi[vw]a+ha+)\s*(?:chya\s+)?na+ntar\b|(?:शादी|विवाह)\s+(?:(?:हो(?:ने|\s+जाने)|करने)\s+)?के\s+बाद|(?:लग्न|विवाह)\s+झाल्या(?:वर|नंतर)|\b(?:lagna?|vi[vw]a+h)\s+[jz]h?a+lya+(?:var|nantar)\b|(?:लग्ना|विवाहा)\s*(?:च्या\s*)?नंतर`,
  'iu',
);

/** What makes a question one of times to come, in each language and script. */
const FUTURE: readonly RegExp[] = [
  // Not whoever is asked to tell, nor what one would like to know.
  /(?<!\b(?:i|we) )\b(?:will|would|wo(?:n['’]?)t|wouldn['’]?t|shall)\b(?! (?:you|it|i)\b)(?! \w+ (?:like|enjoy)\b)/iu,
  /\b(?:going|ready|willing|prepared|agree|planning|intends?|wants?) to (?:be |do |give |help |join |keep |leave |live |look |move |quit |relocate |settle |shift |stay |stop |take |work )/iu,
  /\b(?:ta+i?ya+r|ra+ji)\b|तैयार|तयार|राज़ी|राजी/iu,
  // A guess at the present (hogi), a permission (chalegi) and what the asker hopes to get (milega) are none.
  /\b(?!mil|bata|dikha|chal|hon?g|challenge|revenge)[a-z]{2,}(?:e|aye)(?:ga+|gi+|nge|ngi)\b/iu,
  new RegExp(
    `(?<!${LETTER})(?!मिल|बता|दिखा|चल|जुड़)${LETTER}{1,}(?:े|ए|ये)(?:गा|गी|ंगे|ंगी|ँगे|ँगी)(?!${LETTER})`,
    'u',
  ),
  /\b(?:kar|ra+h|ye|ghe|sod|sa+mbha+l|ma+g|banav|thev|va+g|tha+mb|de|ja+)a?na+r\b/iu,
  /\b(?:kar|ra+h|sod|sa+mbha+l|ma+g|banav|thev|va+g|tha+mb)(?:el|i+l|ti+l)\b|\b(?:ye|ghe|de|jaa)(?:i+l|ti+l|ee+l)\b/iu,
  new RegExp(
    `(?:कर|राह|रह|ये|जा|घे|दे|सोड|सांभाळ|माग|बनव|ठेव|वाग|थांब|पाह|बघ)(?:णार|ेल|ील|ईल|तील)(?!${LETTER})`,
    'u',
  ),
  /(?:करना|रहना|जाना|छोड़ना|बसना)\s+चाह|(?:करा|राहा|रहा|जा|सोडा)यच/u,
];

/** Whether a clause asks for what somebody is going to do, which no profile tells; `rest`: without 'after marriage'. */
export function readFuture(clause: string): { readonly isFuture: boolean; readonly rest: string } {
  const rest = clause.replace(AFTER_MARRIAGE, ' ');
  return { isFuture: rest !== clause || FUTURE.some((sign) => sign.test(rest)), rest };
}
