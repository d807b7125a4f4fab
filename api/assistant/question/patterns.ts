import type { Spot } from './spot.ts';

/** Turns of speech that a table of words does not hold: what stands before what tells. */
const PATTERNS: readonly (readonly [RegExp, Spot['about'], value?: string])[] = [
  // 'Papa ka no do': a number, and not a no.
  [/\b(?:ka|ke|ki|cha|ch[aei])\s+no\b/i, 'contact'],
  [/\bwhat(?:['’]s| does| do| is| are)?(?: \S+){1,3} (?:do|doing)\b/i, 'occupation'],
  [/\b(?:kya|kyaa|kay|kaay)\s+(?:kaam\s+)?kar(?:a?t)[aeio]\w*/i, 'occupation'],
  [/(?:काय|क्या)\s+(?:काम\s+)?कर(?:ते|तो|तात|ती|ता)/u, 'occupation'],
  [/\b(?:you are now|act as)\b/i, 'instructions'],
  [
    /\b(?:wants?|likes?|plans?|going|wish(?:es)?) to study\b|\bstud(?:y|ies) more\b|\bpudhe shik|पुढे शिक/iu,
    'continuing_education',
    'yes',
  ],
  [
    /\bshould (?:(?:the|a|her|his) )?(?:boy|girl|groom|bride|partner|husband|wife|man|woman|guy|match|s?he)\b|\bhon[aei] chahiy|\basa[vw][aei]\b|हो(?:ना|नी|ने) चाहिए|असाव|\b(?:accepts?|acceptable)\b/iu,
    'expectation',
  ],
  [
    /\b(?:can|should|may) (?:i|we|one) (?:trust|believe)\b|\btrust th(?:is|e) profile\b|\bbharosa\b|\bprofile khar[aei]\b|विश्वास ठेव|भरोसा|प्रोफाइल खर[ंाीे]/iu,
    'verification',
  ],
  [/\b(?:talk|speak|chat) (?:to|with)\b|\bbaat kar|\bbola?y?ch[aei]\b|बात कर|बोलायच/iu, 'contact'],
  [
    /\b(?:dusr|dusar|itar|anya)\w*\s+(?:mul|ladk|profile|sthal)|(?:दुसऱ्य|दुसर्‍य|दुसर|इतर|अन्य|दूसर)\S*\s+(?:मुल|लड़क|प्रोफ|स्थळ)/iu,
    'other_people',
  ],
  [
    /\b(?:kais[aei]|kas[ae]|kashi)\s+(?:ladk|mulg|pati|patni|navr|bayko)|\b(?:ladk[aie]|mulg[ai])\s+(?:chahiye|hav[aie])|(?:कैसा|कैसी|कसा|कशी)\s+(?:लड़क|मुलग)|(?:लड़का|लड़की|मुलगा|मुलगी)\s+(?:चाहिए|हवा|हवी)/iu,
    'expectation',
  ],
  [
    /\bghar(?:at|i| me| mein)\s+(?:kaun|kon)|घर(?:ात|ी)\s+कोण|घर में कौन(?!\s*-?\s*स[ाीे])/iu,
    'family',
  ],
  [
    /\b(?:mind|object|problem|issue|okay|ok|fine)\b.*\bif\b|\b(?:chaleg[ai]|chalel)\b|चलेग|चालेल/iu,
    'expectation',
  ],
  // 'Will she live in Indore', which no list of towns has to know.
  [
    /(?<!family|pariva+r)\s+(?:me|mein)\s+ra?heg[ai]\b|(?<!परिवार|फ़ैमिली|फैमिली)\s+में\s+रहे(?:गी|गा|ंगी|ंगे)/iu,
    'current_city',
  ],
  [/बद्दल|विषयी/u, 'summary'],
  [
    /\b(?:who|what) are you\b|\byou (?:an? )?(?:ai|bot|robot|human|real|person)\b|\bwhat can (?:you|i)\b|\b(?:tum|aap) kaun\b|\b(?:tu|tumhi|aapan|apan) kon\b|(?:तुम्ही|आपण) कोण(?![ऀ-ॿ])/iu,
    'helper',
  ],
  [
    /\b(?:my (?:own )?profile|about (?:me|myself)|mera profile|ma[jz]h?[ei] profile)\b/i,
    'other_people',
  ],
  // A nod, and nothing that is good or right.
  [
    /^\s*(?:(?:very|bahut|bahot|khup|बहुत|खूप)\s+)?(?:o+k+(?:ay|ey)?|k|fine|alright|great|nice|good|got it|i see|th?(?:ee?|i+)k\s+(?:hai?|h|a+he)|ba+ra|barobar|a+cc?h+a|chh?a+n|samajh? gay[ai]|samajla|बर[ं]?|बरे|बरोबर|ठीक(?:\s+(?:आहे|है))?|छान|अच्छा|ओके|समजल[ंे]|समझ गय[ाी])(?:\s+(?:ok|ji|जी))?\s*$/iu,
    'thanks',
  ],
  [/^\s*(?:hi+|hey+)\b(?!\s*-)/i, 'greeting'],
];

/** Subjects of one clause that a turn of speech tells. */
export function spotPatterns(clause: string): Spot[] {
  return PATTERNS.filter(([pattern]) => pattern.test(clause)).map(([, about, value]) => ({
    about,
    ...(value !== undefined && { value }),
    words: [],
  }));
}
