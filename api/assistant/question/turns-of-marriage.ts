import type { Turn } from './turn.ts';

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

/** Questions about a wedding or an earlier marriage. */
export const TURNS_OF_MARRIAGE: readonly Turn[] = [
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
    // Why a person is unmarried or divorced: the reader knows the status already.
    pattern: new RegExp(
      [
        String.raw`\bwhy\b.*\b(?:married|marry|marriage|single|unmarried|divorced?|separated)\b`,
        String.raw`\b(?:kyu+n?|kyo+n?|kashamule|ka+ran)\b.*\b(?:${WEDDING}|tala+q|gha?ta?spho?t\w*)\b`,
        String.raw`\b(?:${WEDDING}|tala+q|gha?ta?spho?t\w*|avivahit|single)\b.*\b(?:kyu+n?|kyo+n?|kashamule|ka+ran)\b`,
        String.raw`\b${WEDDING}\s+(?:(?:ajun|a+dya+p)\s+)?ka+\s+(?:(?:ajun|a+dya+p)\s+)?(?:na+hi|[jz]h?a+l|kel|kar)`,
        '(?:क्यों|क्यूँ|क्यूं|कशामुळे|कारण).*(?:लग्न|विवाह|शादी|तलाक|घटस्फोट)',
        '(?:लग्न|विवाह|शादी|तलाक|घटस्फोट|अविवाहित).*(?:क्यों|क्यूँ|क्यूं|कशामुळे|कारण)',
        '(?:लग्न|विवाह)\\s+(?:(?:अजून|अजूनही|अद्याप)\\s+)?का\\s+(?:(?:अजून|अद्याप)\\s+)?(?:नाही|झाल|केल|करत|मोड)',
        '(?<![ऀ-ॿ])का\\s+(?:(?:अजून|अद्याप)\\s+)?(?:लग्न|विवाह).*नाही',
      ].join('|'),
      'iu',
    ),
    means: { about: 'unlisted' },
    insteadOf: ['maritial_status', 'type_of_marriage_ceremony', 'unlisted'],
  },
  {
    // An earlier marriage, not the marital status.
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
    // How the wedding is celebrated: the bare word would mean the marital status.
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
];
