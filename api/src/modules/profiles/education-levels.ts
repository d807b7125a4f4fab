import type { EDUCATION_LEVELS } from 'shared-contracts/calls/listing-filters';

/** Words of education or degree, as the listing keeps them: small letters, no dots, `B.E.` as `b e`. */
export const EDUCATION_WORDS: Readonly<
  Record<(typeof EDUCATION_LEVELS)[number], readonly string[]>
> = {
  diploma: ['diploma', 'polytechnic', 'पदविका', 'डिप्लोमा'],
  bachelor: [
    ...['bachelor', 'bachelors', 'graduate', 'graduation', 'पदवी', 'पदवीधर', 'स्नातक'],
    ...['b a', 'ba', 'b com', 'bcom', 'b sc', 'bsc', 'b e', 'be', 'b tech', 'btech', 'b ed', 'bed'],
    ...['b b a', 'bba', 'b c a', 'bca', 'b arch', 'barch', 'b pharm', 'bpharm', 'll b', 'llb'],
    ...['m b b s', 'mbbs', 'b d s', 'bds', 'b a m s', 'bams', 'b h m s', 'bhms'],
    ...['ग्रेजुएट', 'बी ए', 'बीए', 'बी कॉम', 'बीकॉम', 'बी एस्सी', 'बी एससी', 'बीएससी', 'बी ई', 'बीई'],
    ...[
      'बी टेक',
      'बीटेक',
      'बी एड',
      'बीएड',
      'बी बी ए',
      'बीबीए',
      'बी सी ए',
      'बीसीए',
      'एलएल बी',
      'एलएलबी',
    ],
    ...['बी आर्क', 'बी फार्म', 'एम बी बी एस', 'एमबीबीएस', 'बी डी एस', 'बीडीएस'],
    ...['बी ए एम एस', 'बीएएमएस', 'बी एच एम एस', 'बीएचएमएस'],
  ],
  master: [
    ...['master', 'masters', 'postgraduate', 'post graduate', 'पदव्युत्तर', 'स्नातकोत्तर'],
    ...['m a', 'ma', 'm com', 'mcom', 'm sc', 'msc', 'm e', 'me', 'm tech', 'mtech', 'm ed', 'med'],
    ...['m b a', 'mba', 'm c a', 'mca', 'm arch', 'march', 'm pharm', 'mpharm', 'll m', 'llm'],
    ...['m d', 'md', 'm s', 'ms', 'm d s', 'mds', 'pgdm'],
    ...[
      'पोस्टग्रेजुएट',
      'पोस्ट ग्रेजुएट',
      'एम ए',
      'एमए',
      'एम कॉम',
      'एमकॉम',
      'एम एस्सी',
      'एम एससी',
      'एमएससी',
      'एम ई',
      'एमई',
    ],
    ...[
      'एम टेक',
      'एमटेक',
      'एम बी ए',
      'एमबीए',
      'एम सी ए',
      'एमसीए',
      'एलएल एम',
      'एलएलएम',
      'एम डी',
      'एमडी',
      'एम एस',
      'एमएस',
    ],
  ],
  doctorate: ['doctorate', 'ph d', 'phd', 'विद्यावाचस्पती', 'डॉक्टरेट', 'पीएच डी', 'पीएचडी'],
};

/** Degrees whose letters hold those of another level, and how they are written to be told apart: no `B.A.` in `M.B.A.` */
export const WITHIN_OTHERS = [
  ['m b a', 'mba'],
  ['b a m s', 'bams'],
  ['b h m s', 'bhms'],
  ['post graduate', 'postgraduate'],
  ['एम बी ए', 'एमबीए'],
  ['बी ए एम एस', 'बीएएमएस'],
  ['बी एच एम एस', 'बीएचएमएस'],
  ['पोस्ट ग्रेजुएट', 'पोस्टग्रेजुएट'],
] as const;
