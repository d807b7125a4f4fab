import { COMPARISONS, TOPICS, type Comparison, isRelative } from '../topics.ts';
import { turned } from './compare.ts';
import type { Spot } from './spot.ts';
import type { Turn } from './turn.ts';
import { TURNS_OF_MARRIAGE } from './turns-of-marriage.ts';
import { TURNS_OF_THE_PROFILE } from './turns-of-the-profile.ts';

/** The mother's family, whose name and place a profile may have. */
const MAMA = String.raw`\b(?:ma+ma+(?:ji|ch[aeiy]+a*|la|nch[aeiy]+a*|nna)?|maternal (?:uncle|aunt|grand\w+))\b`;

const MAMA_DEVANAGARI = '(?<![ऀ-ॿ])(?:मामा|मामी|मामां|नाना|नानी)(?!कुळ)';

const OF_A_PERSON = String.raw`\b(?:lagna?|sha+di|vi[vw]a+h|vay|umar|how old|age|na?u?[ao]kri|shik\w*|padh\w*|paga+r|ka+m|dhanda|kar(?:t|na)\w*|na+v|na+m|doing|do|does|work\w*|job|married|earns?)\b`;

const OF_A_PERSON_DEVANAGARI =
  '(?:लग्न|शादी|विवाह|वय|उम्र|उमर|नोकरी|नौकरी|शिक|शिक्ष|पढ़|पगार|काम|धंदा|व्यवसाय|करत|नाव|नाम|कमा)';

/** Relatives of whom no profile has anything; not the Marathi दादा, who is a brother. */
const KIN_ENGLISH = String.raw`\b(?:grand(?:father|mother|parents?|pa|ma)|(?:uncle|aunt)(?:y|ie)?s?|cousins?|nephews?|nieces?)\b`;

const KIN = String.raw`\b(?:aa?ji(?:ch[aeiy]+a*|la)?|a+joba\w*|da+di|da+da+ji|ka+ka+(?:ji|ch[aeiy]+a*|la|nch[aeiy]+a*|nna)?|ka+ku|cha+ch[ai](?:ji)?|ma+vashi\w*|mavshi\w*|a+tya+\w*|bua(?:ji)?|mausi(?:ji)?|vahini\w*|bha+bhi(?:ji)?|ji+ja+(?:ji)?)\b`;

const KIN_DEVANAGARI =
  '(?<![ऀ-ॿ])(?:आजी(?!व)|आजोब|दादी|दादाजी|काका|काकू|चाचा|चाची|मावश|आत्या|बुआ|मौसी|मौसा|वहिनी|भाभी|जीजा|मेहुण)';

/** What follows a relative who is only addressed: 'Kaka, how old is the girl?' */
const OF_CHILD = '(?:मुल|तिच|त्याच|लड़क|mul|ladk|tich|tyach)';

const NO_NUMBER = String.raw`^(?!.*(?:\b(?:number|phone|nambar|fon)\b|नंबर|फोन|फ\u093C?ोन))`;

const OF_ONESELF: readonly Spot['about'][] = [
  ...TOPICS.filter((topic) => !isRelative(topic)),
  ...COMPARISONS,
  'unlisted',
];

/** Other relatives: a profile says nothing of them. */
const TURNS_OF_RELATIVES: readonly Turn[] = [
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
      `${NO_NUMBER}(?:.*${MAMA}.*${OF_A_PERSON}|.*${OF_A_PERSON}.*${MAMA}|.*${MAMA_DEVANAGARI}.*${OF_A_PERSON_DEVANAGARI})`,
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

const PHOTO = String.raw`\b(?:photo(?:graph)?s?|pic(?:ture)?s?|images?|snaps?|selfies?|tas[vw]i+re?n?)\b`;

const PHOTO_DEVANAGARI = '(?:(?:फ\u093C?|\u095E)ोटो|छायाचित्र|तस्वीर)';

/** Words that ask whether photos are true. */
const TRUE = String.raw`\b(?:real(?:ly)?|genuine|authentic|original|actual(?:ly)?|true|fake|recent|latest|current|old|new|edited|filter(?:s|ed)?|verif\w+|hers|his own|her own|trust\w*|khar[aei]\w*|khot\w*|asli|nakli|pura+n[aei]|ju+n[aei]|na?[vy][aei]|sach|sacch\w*)\b`;

const TRUE_DEVANAGARI =
  '(?<![ऀ-ॿ])(?:खर[ंाीे]|खोट|असल|नकल|फेक|बनावट|मूळ|जुन[ाीे]|पुरान|नव[ाीे]|नय|नई|ताज|अलीकड|हाल|सच|सही|एडिट|फिल्टर|पडताळ|तपास|सत्यापित|जाँच)';

/** 'The photo is hers': said of photos that are there; 'her photos' are only named. */
const OWN = String.raw`(?:तिच|त्याच|त्यांच|स्वत|उसी|उस(?:का|की|के)|उन्हीं|उन(?:का|की|के)|अपन|tich\w*|tyach\w*|tyanch\w*|usi\b|uski\b|uska\b|unki\b|unhi\b)`;

/** Questions about photos: whether there are any, and whether they are true, which verification answers. */
const TURNS_OF_PHOTOS: readonly Turn[] = [
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

/** Than the one who asks. */
const THAN_ME = String.raw`(?:माझ्या(?:\s?पेक्षा|हून)|आमच्यापेक्षा|(?<![ऀ-ॿ])(?:मुझसे|मेरे से)|\bma[jz]h?ya\s?peksha\b|\bmujhse\b|\bthan (?:me|mine|my\b|i am))`;

/** What the one who asks has, than the shown person. */
const MINE_THAN = String.raw`(?:(?:(?<![ऀ-ॿ])(?:माझ[ंाीे]|मेर[ाीे])(?![ऀ-ॿ])|\b(?:ma[jz]h[aei]|mer[aei])\b).*(?:(?:ति|त्यां|त्या)च्या\s?पेक्षा|उससे|उनसे|\b(?:tich|tyach|tyanch)ya\s?peksha\b|\b(?:usse|unse)\b))`;

const AGE = String.raw`(?:(?<![ऀ-ॿ])(?:वय|उम्र|उमर|आयु)|\b(?:vay\w*|umar|umr|umra|age)\b)`;

const HEIGHT = String.raw`(?:(?<![ऀ-ॿ])(?:उंची|उंचीत|कद(?![ऀ-ॿ])|ऊँचाई|ऊंचाई|लंबाई)|\b(?:unchi|uncha+i|kad|qad|lamba+i|height)\b)`;

const YEARS = String.raw`(?:(?<![ऀ-ॿ])(?:वर्ष|साल)|\b(?:varsh\w*|sa+l)\b)`;

const MORE = String.raw`(?:जास्त|अधिक|(?:ज\u093C?|\u095B)्यादा|\b(?:jast|adhik|[jz]ya+da+|more)\b)`;

const LESS = String.raw`(?:कमी|(?<![ऀ-ॿ])कम(?![ऀ-ॿ])|\b(?:kami|kam|less)\b)`;

const APART = String.raw`(?:(?:फ\u093C?|\u095E)र्?क|अंतर|\b(?:fara?[kq]|antar|difference|gap)\b)`;

/** How each comparison is said without its adjective, in any order of the words. */
const SAID: readonly (readonly [Comparison, ...(readonly string[])])[] = [
  ['older', AGE, MORE],
  ['younger', AGE, LESS],
  ['taller', HEIGHT, MORE],
  ['shorter', HEIGHT, LESS],
];

const MY = String.raw`(?:(?<![ऀ-ॿ])(?:माझ[ंाीे]|मेर[ाीे])(?![ऀ-ॿ])|\b(?:ma[jz]h[aei]|mer[aei]|my)\b)`;

const FIELD = String.raw`(?:उंची|वय|उम्र|उमर|कद|लंबाई|गोत्र|रास|राशी|राशि|पगार|शिक्षण|नाव|नाम|शहर|unchi|vay|umar|kad|lambai|height|age|gotra|ra+s|rashi|paga+r|shikshan|na+v|na+m|name|city)`;

const WHAT = String.raw`(?:किती|काय|कोणत[ंाीे]|कितन[ाीे]|क्या|कौन|kiti|ka+y|konta|konti|konte|kitn[aei]|kya+|kaun)`;

/** How the shown person compares with the reader, and questions about the reader, which the assistant does not answer. */
const TURNS_OF_COMPARISONS: readonly Turn[] = [
  {
    // 'How tall am I?' is not about the profile.
    pattern: new RegExp(
      `^(?!.*(?:पेक्षा|peksha|चालेल|चलेग|\\bcompar|\\bthan\\b|\\bok))(?:.*${MY}\\s+${FIELD}\\s+${WHAT}|.*\\bwhat(?:['’]s| is| was)? my ${FIELD}\\b|.*\\bhow (?:tall|old) am i\\b)`,
      'iu',
    ),
    means: { about: 'other_people' },
    insteadOf: [...TOPICS, ...COMPARISONS],
  },
  ...SAID.flatMap(([about, ...parts]) => [
    turn(turned(about), [MINE_THAN, ...parts]),
    turn(about, [THAN_ME, ...parts]),
  ]),
  turn('older', [APART, `(?:${AGE}|${YEARS})`]),
  turn('taller', [APART, HEIGHT]),
];

/** Members of a household. */
const FAMILY = String.raw`(?:parents?|family|folks|in-?\s?laws?|mother|father|ma+ ?ba+p|ma+ta+|pita+|mummy|papa|pariva+r|gharwal\w*|gharval\w*|sa+s|sasur|sa+su|sa+sare|a+i|vadil\w*|ba+ba\w*|kutumb\w*)`;

const FAMILY_DEVANAGARI =
  '(?:माता|पिता|माँ|मां|मम्मी|पापा|बाप|परिवार|घरवाल|सास|ससुर|आई|वडील|वडिल|बाबा|कुटुंब|घरच्य|सासू|सासर|सासऱ)';

const LIVING = String.raw`(?:liv(?:e|es|ing)|stay(?:s|ing)?|resid(?:e|es|ing))`;

const ALONE = String.raw`(?:separate(?:ly)?|alone|independent(?:ly)?|apart|on (?:her|his|their) own)`;

const SCHOOL = '(?:school|college|university|institute|sha+la|shalet|kolej)';

const SCHOOL_DEVANAGARI = '(?:शाळ|कॉलेज|स्कूल|विद्यालय|महाविद्यालय|विश्वविद्यालय|विद्यापीठ|यूनिवर्सिटी)';

const OFTEN = String.raw`\b(?:daily|every ?day|everyday|regular(?:ly)?|a lot|heav(?:y|ily)|too much|addict\w*|ro+j|roz|dararoj|darroj|nehmi|hamesha)\b|रोज|हर दिन|हमेशा|नेहमी|नियमित|व्यसनी|आदी`;

const TURNS: readonly Turn[] = [
  ...TURNS_OF_PHOTOS,
  ...TURNS_OF_RELATIVES,
  ...TURNS_OF_COMPARISONS,
  ...TURNS_OF_THE_PROFILE,
  {
    // Who lives together: a type of family does not say it.
    pattern: new RegExp(
      [
        String.raw`\b${LIVING}\b.*\bwith\b.*\b${FAMILY}\b`,
        String.raw`\bwho(?:m)?\b.*\b(?:with\b.*\b)?${LIVING}\b(?:\s+with\b)?`,
        String.raw`\b${LIVING}\b.*\b${ALONE}\b`,
        String.raw`\b${FAMILY}\b.*\bsa+th\b.*\b(?:ra?e?h|ra+h)\w*`,
        String.raw`\b${FAMILY}(?:ch?ya+)?\s?(?:sobat|barobar)\b.*\bra+h\w*`,
        String.raw`\b(?:alag|akel\w*|vegl\w*|vegal\w*|ek[au]?l?t\w*)\b.*\bra?e?h\w*`,
        `${FAMILY_DEVANAGARI}.*(?:साथ|सोबत|बरोबर).*(?:रह|राह)`,
        '(?:अलग|अकेल|वेगळ|एकट|स्वतंत्र).*(?:रह|राह)',
      ].join('|'),
      'iu',
    ),
    means: { about: 'unlisted', near: 'family_type', missing: 'household' },
    insteadOf: [
      'family',
      'family_type',
      'father_occupation',
      'mother_occupation',
      'current_city',
      'property_details',
      'hobbies_and_interests',
      'unlisted',
    ],
  },
  {
    // Getting on with the in-laws: family values come nearest.
    pattern: new RegExp(
      [
        String.raw`\b(?:get(?:s|ting)? (?:along|on)|adjust\w*|look after|take care|cares? (?:for|of)|respects?|manage)\b.*\b(?:in-?\s?laws?|elders|parents|joint family)\b`,
        String.raw`\b(?:sa+s|sasur|sa+su|sasare|sa+sare)\b.*\b(?:sa+mbha+l|seva|khya+l|nibha)\w*`,
        '(?:सास|ससुर|सासू|सासर|सासऱ).*(?:सांभाळ|सेवा|ख़याल|ख्याल|निभा|जुळवून|काळजी)',
      ].join('|'),
      'iu',
    ),
    means: { about: 'unlisted', near: 'family_values', missing: 'in_laws' },
    insteadOf: ['family', 'family_type', 'expectation', 'unlisted'],
  },
  {
    // Work in the house: a hobby is no promise to help.
    pattern: new RegExp(
      [
        String.raw`\bhouse(?:hold)?\s?-?(?:work|chores?)\b|\bchores?\b|\bhelp(?:s|ing)?\b.*\b(?:home|house|household|kitchen|cook\w*)\b`,
        String.raw`\bghar(?:el[ui])?\s?(?:ke|ka|ch[aei]|chy?a+)?\s?(?:ka+m|ka+mat|ka+mon?)\b`,
        String.raw`घर(?:ेलू|\s?के|\s?का|च[ीेंा]|च्या)?\s?(?:काम|कामा\S*)(?!\S*\s*(?:पता|पत्ता))`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'unlisted', near: 'hobbies_and_interests', missing: 'housework' },
    insteadOf: ['hobbies_and_interests', 'occupation', 'work', 'property_details', 'helper'],
  },
  {
    // Cooking is not diet.
    pattern:
      /\b(?:kha+na+|jeva+n|s[wv]ayampa+k)\s+(?:(?:to|bhi|pan|cha+ngla|achcha|acha)\s+)?(?:ban|pak|kar|ye|ja+n)\w*|(?:खाना|जेवण|स्वयंपाक)\s+(?:(?:भी|तो|पण|छान|अच्छा)\s+)?(?:बन|पक|कर|ये|आत|जान)/iu,
    means: {
      about: 'hobbies_and_interests',
      value: 'contains',
      written: 'cook | cooking | स्वयंपाक',
    },
    insteadOf: ['dietary_preferences', 'hobbies_and_interests', 'occupation'],
  },
  {
    // 'Where is the house' asks for the town, not for what is owned.
    pattern:
      /\bwhere(?:abouts)?\b.*\b(?:house|home)\b|\bghar\b.*\b(?:kah?a+n?|kut?he|kidhar)\b|\b(?:kaha+n?|kuthe|kidhar)\b.*\bghar\b|(?<![ऀ-ॿ])घर.*(?:कहाँ|कहां|कुठे|कुठं|किधर)|(?:कहाँ|कहां|कुठे|कुठं)\s.*(?<![ऀ-ॿ])घर/iu,
    means: { about: 'current_city' },
    insteadOf: ['property_details', 'current_city'],
  },
  {
    // Who is in the house, and not whether there is one.
    pattern:
      /\bghar(?:a?t|i| me| mein)\s+(?:kaun|kon)\b(?!\s*-?\s*s[aei]\b)|घर(?:ात|ी| में)\s+(?:कौन|कोण)(?![ऀ-ॿ]|\s*-?\s*स[ाीे])/iu,
    means: { about: 'family' },
    insteadOf: ['property_details', 'family'],
  },
  {
    // The school: a degree names it only if its owner wrote it there.
    pattern: new RegExp(
      [
        String.raw`\b(?:which|what|name of(?: (?:the|her|his))?)\s+${SCHOOL}\b(?!\s+degrees?)`,
        String.raw`\b(?:k[ou]n[st]\w*|kaun\s?s[aei]|kis|kuthl\w*|ko?nty?a+|ko?natya+)\s+${SCHOOL}(?:a?t|i?n)?\b`,
        String.raw`\b${SCHOOL}\s+(?:che? na+v\s+)?(?:k[ou]n[st]\w*|kaun\s?s[aei]|kuth\w*|kaha+n?)\b`,
        String.raw`(?:किस|कौन[\s-]?(?:स[ाीे])|कोण(?:त[ंाीे]|त्या)|कुठल(?:ं|ा|ी|े|्या))\s+${SCHOOL_DEVANAGARI}`,
        String.raw`${SCHOOL_DEVANAGARI}[ऀ-ॿ]*\s+(?:कोणत|कुठल|कुठ[ें]|कौन|कहाँ|कहां)`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'unlisted', near: 'education', missing: 'school' },
    insteadOf: ['education', 'current_city', 'unlisted'],
  },
  {
    // Where the family comes from, not where the person lives.
    pattern: new RegExp(
      [
        String.raw`\bmu+l\s?(?:ga+v|ga+on)|म[ुू]ळ\s?गाव`,
        String.raw`^(?!.*(?:\bma+ma|\bra+?h|\breh|मामा|राह|रह)).*(?:\b(?:ga+v|ga+on)\s+(?:kuthl|kont|kaun|konsa|ka+y)|\b(?:kuthl|kont|kaun\s?s)[aei]\s+(?:ga+v|ga+on)\b|(?:गाव|गा[ँं]व)\s+(?:कुठल|कोणत|कौन|काय)|(?:कुठल[ंाीे]|कोणत[ंाीे]|कुठल्या|कोणत्या|कौन सा|कौनसा|किस)\s+(?:गाव|गा[ँं]व))`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'unlisted', near: 'current_city', missing: 'native_place' },
    insteadOf: ['current_city', 'maritial_status', 'unlisted'],
  },
  {
    // Where the mother's family is from.
    pattern:
      /\b(?:ma+me?kul|ma+ma+(?:ji)?|a+jol|naniha+l|ma[iy]ka|ma+her)\s+(?:kuth\w*|kaha+n?\b)|(?:मामकुळ|मामेकुळ|मामा(?:जी)?|आजोळ|ननिहाल|मायका|माहेर)\s+(?:कुठ|कहाँ|कहां)/iu,
    means: { about: 'mamkul' },
    insteadOf: ['mamkul', 'current_city'],
  },
  {
    // Work with computers, and not the English 'it'.
    pattern:
      /^(?=.*[a-zऀ-ॿ]).*\bIT\b|\b[Ii]t\s+(?:(?:madhe|mein|me|field|sector|company|industry|engineer)\b|मध्ये|में|क्षेत्र)|आयटी|आय टी|आईटी|आई टी/u,
    means: {
      about: 'occupation',
      value: 'contains',
      written: 'it | software | developer | programmer | information technology',
    },
    insteadOf: ['occupation', 'work'],
  },
  {
    // Work in a certain place: having work is no yes.
    pattern:
      /\bwork(?:s|ing)?\s+(?:in|at|for|with)\s+(?!(?:the )?(?:present|moment)\b)\w|\b\w+\s+(?:me|mein|ma?dhe)\s+(?:naukri|nokri|nokari|job)\b/iu,
    means: { about: 'occupation' },
    insteadOf: ['occupation'],
  },
  ...TURNS_OF_MARRIAGE,
  ...(
    [
      [
        'drinking_habits',
        'drink|alcohol|da+ru|shara+b|दारू|दारु|शराब|मद्य',
        String.raw`\b(?:alcoholic|drunkard|sharabi|darudya)\b|शराबी|दारूड`,
      ],
      [
        'smoking_habits',
        'smok|cigar|bidi|tamba|सिगरेट|सिगारेट|धूम्रपान|तंबा',
        String.raw`\bchain smoker\b`,
      ],
    ] as const
  ).map(([about, of, much]): Turn => ({
    // Doing it sometimes is not doing it every day.
    pattern: new RegExp(`(?:${of}).*(?:${OFTEN})|(?:${OFTEN}).*(?:${of})|${much}`, 'iu'),
    means: { about, value: 'often' },
    insteadOf: [about, 'unlisted'],
  })),
  {
    // A language spoken 'at home' is no house.
    pattern:
      /\bghar (?:me|mein)\b.*\b(?:bol|bha+sha)|\b(?:bol|bha+sha).*\bghar (?:me|mein)\b|(?<![ऀ-ॿ])घर(?: में|ात).*(?:बोल|भाषा)|(?:बोल|भाषा).*(?<![ऀ-ॿ])घर(?: में|ात)/iu,
    means: null,
    insteadOf: ['property_details'],
  },
];

/** The spots of a clause with those that its turns of speech tell, and without those that they stand for. */
export function withTurns(clause: string, spots: readonly Spot[]): Spot[] {
  const turns = TURNS.filter(({ pattern }) => pattern.test(clause)).slice(0, 1);
  const replaced = new Set(turns.flatMap(({ insteadOf }) => insteadOf));
  return [
    ...turns.flatMap(({ means }) => (means === null ? [] : [{ ...means, words: [] }])),
    ...spots.filter(({ about }) => !replaced.has(about)),
  ];
}

function turn(about: Comparison, parts: readonly string[]): Turn {
  const pattern = new RegExp(`^${parts.map((part) => `(?=.*${part})`).join('')}`, 'iu');
  return { pattern, means: { about }, insteadOf: COMPARISONS };
}
