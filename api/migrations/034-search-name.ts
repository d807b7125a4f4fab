import { sql } from 'kysely';

/** Letters of Devanagari that one Latin letter stands for; aspirates fall to their plain sound, as `kh` does below. */
const SOUNDS: Readonly<Record<string, string>> = {
  a: 'अआॲ',
  i: 'इईिीैय',
  u: 'उऊुूौ',
  e: 'एेऍॅ',
  o: 'ओोऑॉ',
  k: 'कख',
  g: 'गघ',
  n: 'ङञणनंँ',
  c: 'चछ',
  j: 'जझ',
  t: 'टठतथ',
  d: 'डढदध',
  p: 'पफ',
  b: 'बभ',
  m: 'म',
  r: 'रऱ',
  l: 'लळ',
  v: 'व',
  s: 'शषस',
  h: 'ह',
};
/** Written and not heard in a name, or heard only as the short a that is left out. */
const SILENT = '\u093E\u094D\u093C\u0903\u093D\u200C\u200D';

const letters = Object.values(SOUNDS).join('');
const sounds = Object.entries(SOUNDS)
  .map(([sound, written]) => sound.repeat([...written].length))
  .join('');

/**
 * Stands for a space. Written out, and no other function of ours is called: an index is made without a path to them.
 */
const SEPARATORS = `\t\n.,;:/\\()[]{}<>|&+-_%*?!'"\`~@#^=$‘’“”`;

/** Two letters for one, before the table above. */
const PAIRS = [
  ['ज्ञ', 'jn'],
  ['ऐ', 'ai'],
  ['औ', 'au'],
  ['ऋ', 'ri'],
  ['ृ', 'ri'],
] as const;

const REPLACED = PAIRS.reduce(
  (inner, [from, to]) => sql`replace(${inner}, ${sql.lit(from)}, ${sql.lit(to)})`,
  sql`btrim(regexp_replace(
    translate(lower(value), ${sql.lit(SEPARATORS)}, ${sql.lit(' '.repeat(SEPARATORS.length))}), ' +', ' ', 'g'))`,
);

/** What is done to both scripts then, in this order: pattern and replacement. */
const STEPS = [
  // A short a is not written in Devanagari, and a long one is often written short.
  ['([^ ])a+', '\\1'],
  ['([bcdfgjklpqrstvwxz])h+', '\\1'],
  ['dny', 'jn'],
  ['ee+', 'i'],
  ['o[ou]+', 'u'],
  ['x', 'ks'],
  ['ck', 'k'],
  ['n([bp])', 'm\\1'],
] as const;

const STEPPED = STEPS.reduce(
  (inner, [pattern, to]) => sql`regexp_replace(${inner}, ${sql.lit(pattern)}, ${sql.lit(to)}, 'g')`,
  sql`translate(${REPLACED}, ${sql.lit(letters + SILENT)}, ${sql.lit(sounds)})`,
);

/**
 * How a name sounds, in a few Latin letters: the same for `Kulkarni` and `कुलकर्णी`, and its beginning for the beginning
 * of either. Words stay apart by one space.
 */
export const SEARCH_NAME = sql`
  create or replace function search_name(value text) returns text
    language sql immutable parallel safe as $$
    select regexp_replace(translate(${STEPPED}, 'yqwzf', 'ikvjp'), '(.)\\1+', '\\1', 'g') $$`;
