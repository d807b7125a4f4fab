import { sql, type Kysely } from 'kysely';

/**
 * What the order by both sides' hopes reads of a person beside the columns of migration 013: which levels of education
 * were completed, and the mother tongue as it is compared.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

/** Degrees whose letters hold those of another level are written as one word first: no `B.A.` in `M.B.A.` */
const WITHIN_OTHERS = [
  ['m b a', 'mba'],
  ['b a m s', 'bams'],
  ['b h m s', 'bhms'],
  ['post graduate', 'postgraduate'],
  ['एम बी ए', 'एमबीए'],
  ['बी ए एम एस', 'बीएएमएस'],
  ['बी एच एम एस', 'बीएचएमएस'],
  ['पोस्ट ग्रेजुएट', 'पोस्टग्रेजुएट'],
] as const;

/** Whole words that a level is known by, and its bit. */
const LEVELS: readonly (readonly [number, readonly string[]])[] = [
  [1, ['diploma|polytechnic|पदविका|डिप्लोमा']],
  [
    2,
    [
      'bachelor|bachelors|graduate|graduation|पदवी|पदवीधर|स्नातक|b a|ba|b com|bcom|b sc|bsc|b e|be|b tech',
      'btech|b ed|bed|b b a|bba|b c a|bca|b arch|barch|b pharm|bpharm|ll b|llb|m b b s|mbbs|b d s|bds',
      'b a m s|bams|b h m s|bhms|ग्रेजुएट|बी ए|बीए|बी कॉम|बीकॉम|बी एस्सी|बी एससी|बीएससी|बी ई|बीई|बी टेक',
      'बीटेक|बी एड|बीएड|बी बी ए|बीबीए|बी सी ए|बीसीए|एलएल बी|एलएलबी|बी आर्क|बी फार्म|एम बी बी एस|एमबीबीएस',
      'बी डी एस|बीडीएस|बी ए एम एस|बीएएमएस|बी एच एम एस|बीएचएमएस',
    ],
  ],
  [
    4,
    [
      'master|masters|postgraduate|post graduate|पदव्युत्तर|स्नातकोत्तर|m a|ma|m com|mcom|m sc|msc|m e|me',
      'm tech|mtech|m ed|med|m b a|mba|m c a|mca|m arch|march|m pharm|mpharm|ll m|llm|m d|md|m s|ms|m d s',
      'mds|pgdm|पोस्टग्रेजुएट|पोस्ट ग्रेजुएट|एम ए|एमए|एम कॉम|एमकॉम|एम एस्सी|एम एससी|एमएससी|एम ई|एमई|एम टेक',
      'एमटेक|एम बी ए|एमबीए|एम सी ए|एमसीए|एलएल एम|एलएलएम|एम डी|एमडी|एम एस|एमएस',
    ],
  ],
  [8, ['doctorate|ph d|phd|विद्यावाचस्पती|डॉक्टरेट|पीएच डी|पीएचडी']],
];

const joined = WITHIN_OTHERS.reduce(
  (inner, [from, to]) => sql`replace(${inner}, ${sql.lit(` ${from} `)}, ${sql.lit(` ${to} `)})`,
  sql`' ' || words || ' '`,
);
const bits = LEVELS.map(
  ([bit, words]) =>
    sql`case when joined ~ ${sql.lit(` (${words.join('|')}) `)} then ${sql.lit(bit)} else 0 end`,
);

const levels = sql`
  create function listing_levels(words text) returns smallint
    language sql immutable parallel safe as $$
    select case when coalesce(words, '') = '' then null
      else (select (${sql.join(bits, sql` + `)})::smallint from (select ${joined} as joined) as study)
    end $$`;

const STATEMENTS = [
  levels,
  sql`
    alter table profiles
      add column education_levels smallint generated always as (
        listing_levels(listing_words(coalesce(education, '') || ' ' || coalesce(degree, '')))) stored,
      add column tongue_key text generated always as (listing_words(mother_tongue)) stored`,
];
