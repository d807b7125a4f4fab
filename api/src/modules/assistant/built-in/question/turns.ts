import type { Spot } from './spot.ts';
import type { Turn } from './turn.ts';
import { TURNS_OF_COMPARISONS } from './turns-of-comparisons.ts';
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

const WEDDING = String.raw`(?:lagna?|vi[vw]a+ha?|sha+di)`;
const WEDDING_DEVANAGARI = '(?:लग्न|विवाह|शादी)';
const MANNER = String.raw`(?:kas[aei]|kashi|kais[aei]|kis tara?h|pad?dha?t\w*|vidhi|ri+ti|samaroh|court|sadh[aei])`;
const MANNER_DEVANAGARI =
  '(?<![ऀ-ॿ])(?:कस[ंाे]|कशी|कशा|कैस[ाीे]|किस तरह|पद्धत|विधि|रीत|सोहळ|समारोह|कोर्ट|नोंदणी|रजिस्टर|साध|थाट|धूमधाम)';
const COST = String.raw`(?:kharch\w*|budget|costs?|expen[sd]\w*|spend\w*|pay|pays|money|paisa|paise)`;
const COST_DEVANAGARI = '(?:ख\u093C?र्च|बजेट|बजट|पैस)';
/** Not 'after it took place', jhalyavar. */
const TOOK_PLACE = String.raw`(?:[jz]h?a+l(?!ya+)\w*|hu[aiey]+|ho (?:chuk|ga[yi])\w*)`;
const TOOK_PLACE_DEVANAGARI = '(?<![ऀ-ॿ])(?:झाल(?!्या)|हु[आईए]|हो (?:चुक|गय|गई))';

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
    pattern: /\bmu+l\s?(?:ga+v|ga+on)|म[ुू]ळ\s?गाव/iu,
    means: { about: 'unlisted', near: 'current_city', missing: 'native_place' },
    insteadOf: ['current_city', 'maritial_status', 'unlisted'],
  },
  {
    // Where the mother's family is from.
    pattern:
      /\b(?:ma+me?kul|ma+ma+(?:ji)?|a+jol|naniha+l)\s+(?:kuth\w*|kaha+n?\b)|(?:मामकुळ|मामेकुळ|मामा(?:जी)?|आजोळ|ननिहाल)\s+(?:कुठ|कहाँ|कहां)/iu,
    means: { about: 'mamkul' },
    insteadOf: ['mamkul', 'current_city'],
  },
  {
    // Work in a certain place: that somebody works is no yes to it.
    pattern:
      /\bwork(?:s|ing)?\s+(?:in|at|for|with)\s+(?!(?:the )?(?:present|moment)\b)\w|\b\w+\s+(?:me|mein|ma?dhe)\s+(?:naukri|nokri|nokari|job)\b/iu,
    means: { about: 'occupation' },
    insteadOf: ['occupation'],
  },
  {
    // What a wedding costs, and who pays for it.
    pattern: new RegExp(
      [
        String.raw`\b(?:marriage|${WEDDING}\w*)\b.*\b${COST}\b`,
        String.raw`\b${COST}\b.*\b(?:marriage|wedding|${WEDDING})\b`,
        String.raw`\bwedding\b.*\b${COST}\b`,
        `${WEDDING_DEVANAGARI}.*${COST_DEVANAGARI}`,
        `${COST_DEVANAGARI}.*${WEDDING_DEVANAGARI}`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'unlisted' },
    insteadOf: [
      'maritial_status',
      'type_of_marriage_ceremony',
      'annual_income',
      'family_financial_status',
      'occupation',
      'unlisted',
    ],
  },
  {
    // Why somebody is not married, or no longer: that they are not is known to whoever asks.
    pattern: new RegExp(
      [
        String.raw`\bwhy\b.*\b(?:married|marry|marriage|single|unmarried|divorced?|separated)\b`,
        String.raw`\b(?:kyu+n?|kyo+n?|kashamule|ka+ran)\b.*\b(?:${WEDDING}|tala+q|gha?ta?spho?t\w*)\b`,
        String.raw`\b(?:${WEDDING}|tala+q|gha?ta?spho?t\w*|avivahit|single)\b.*\b(?:kyu+n?|kyo+n?|kashamule|ka+ran)\b`,
        String.raw`\b${WEDDING}\s+(?:(?:ajun|a+dya+p)\s+)?ka+\s+(?:(?:ajun|a+dya+p)\s+)?(?:na+hi|[jz]h?a+l|kel|kar)`,
        '(?:क्यों|क्यूँ|क्यूं|कशामुळे|कारण).*(?:लग्न|विवाह|शादी|तलाक|घटस्फोट)',
        '(?:लग्न|विवाह|शादी|तलाक|घटस्फोट|अविवाहित).*(?:क्यों|क्यूँ|क्यूं|कशामुळे|कारण)',
        '(?:लग्न|विवाह)\\s+(?:(?:अजून|अजूनही|अद्याप)\\s+)?का\\s+(?:(?:अजून|अद्याप)\\s+)?(?:नाही|झाल|केल|करत)',
        '(?<![ऀ-ॿ])का\\s+(?:(?:अजून|अद्याप)\\s+)?(?:लग्न|विवाह).*नाही',
      ].join('|'),
      'iu',
    ),
    means: { about: 'unlisted' },
    insteadOf: ['maritial_status', 'type_of_marriage_ceremony', 'unlisted'],
  },
  {
    // An earlier marriage, and not whether somebody is married.
    pattern:
      /^(?!.*\b(?:never|when)\b)(?:.*\b(?:has|have|had|was|were)\b.*\bmarried\b|.*\bmarried\b.*\b(?:before|earlier|once|previously)\b|.*\b(?:(?:was|were)(?! (?:it|this|that)\b)|is there|had|did)\b.*\bfirst marriage\b)/iu,
    means: { about: 'maritial_status', value: 'married' },
    insteadOf: ['maritial_status'],
  },
  {
    // Children of an earlier marriage: the same word calls a bride or a groom.
    pattern: /(?<![ऀ-ॿ])मुल(?:ं|े)\s+(?:बाळं\s+)?(?:आहेत|किती|झाल)/u,
    means: { about: 'unlisted', near: 'maritial_status', missing: 'children' },
    insteadOf: ['maritial_status', 'unlisted'],
  },
  {
    // The day of a wedding to come.
    pattern:
      /\bwhen\b(?!.*\b(?:did|was|were|got)\b).*\b(?:marry|married|marriage|wedding)\b|\b(?:sha+di|lagna?|vivah)\b.*\b(?:kab|kadhi)\b(?!.*\b(?:hu[ia]|[jz]h?a?l[aeiy]\w*)\b)|\bkab\b.*\b(?:sha+di|vi[vw]a+h)\s+kar(?:ni|na|en?g)|कब\s.*(?:शादी|विवाह)\s+कर(?:न|ें?ग)|(?:शादी|लग्न|विवाह)\s.*(?:कब|कधी)(?!.*(?:हुई|हुआ|झाल))/iu,
    means: { about: 'unlisted' },
    insteadOf: ['maritial_status', 'type_of_marriage_ceremony', 'expectation'],
  },
  {
    // A marriage that broke.
    pattern:
      /(?:लग्न|विवाह|शादी).*(?:मोड|टूट)|\b(?:lagna?|vi[vw]a+ha?|sha+di)\b.*\b(?:mod(?:l|al)|tu+t|to+t)\w*/iu,
    means: { about: 'maritial_status', value: 'divorced' },
    insteadOf: ['maritial_status', 'type_of_marriage_ceremony'],
  },
  {
    // A marriage that took place, the first one too: only one that is still to come is a first marriage of the unmarried.
    pattern: new RegExp(
      [
        String.raw`\b${WEDDING}\b.*\b${TOOK_PLACE}`,
        String.raw`\b${TOOK_PLACE}\b.*\b${WEDDING}\b`,
        `${WEDDING_DEVANAGARI}.*${TOOK_PLACE_DEVANAGARI}`,
        `${TOOK_PLACE_DEVANAGARI}.*${WEDDING_DEVANAGARI}`,
        `(?<![ऀ-ॿ])(?:पहले|पूर्वी|आधी)\\s+(?:से\\s+|कभी\\s+|कोई\\s+|कधी\\s+)?${WEDDING_DEVANAGARI}`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'maritial_status', value: 'married' },
    insteadOf: ['maritial_status', 'type_of_marriage_ceremony'],
  },
  {
    // How it is to be celebrated: the bare word asks whether somebody was married.
    pattern: new RegExp(
      [
        String.raw`\b${MANNER}\b.*\b${WEDDING}\b`,
        String.raw`\b${WEDDING}\b.*\b${MANNER}\b`,
        `${MANNER_DEVANAGARI}.*${WEDDING_DEVANAGARI}`,
        `${WEDDING_DEVANAGARI}.*${MANNER_DEVANAGARI}`,
      ].join('|'),
      'iu',
    ),
    means: { about: 'type_of_marriage_ceremony' },
    insteadOf: ['maritial_status', 'type_of_marriage_ceremony'],
  },
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
