import type { Spot } from './spot.ts';
import type { Turn } from './turn.ts';
import { TURNS_OF_COMPARISONS } from './turns-of-comparisons.ts';
import { TURNS_OF_MARRIAGE } from './turns-of-marriage.ts';
import { TURNS_OF_PHOTOS } from './turns-of-photos.ts';
import { TURNS_OF_RELATIVES } from './turns-of-relatives.ts';
import { TURNS_OF_THE_PROFILE } from './turns-of-the-profile.ts';

/** Those with whom somebody lives. */
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
    // With whom somebody lives: a kind of family does not say who lives under the roof.
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
    // How somebody gets on with the family of the other: nothing comes nearer than what the family values.
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
    // Whoever asks for cooking does not ask what is eaten.
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
    // Where somebody learnt: a degree does not say it, unless its owner wrote it there.
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
    // Where the family comes from, and not where somebody lives.
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
    // Work in a certain place: that somebody works is no yes to it.
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
    // Somebody who does it now and then does not do it every day.
    pattern: new RegExp(`(?:${of}).*(?:${OFTEN})|(?:${OFTEN}).*(?:${of})|${much}`, 'iu'),
    means: { about, value: 'often' },
    insteadOf: [about, 'unlisted'],
  })),
  {
    // What is spoken 'at home' is no house that somebody owns.
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
