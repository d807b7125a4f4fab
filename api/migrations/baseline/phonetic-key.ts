import { sql, type RawBuilder } from 'kysely';

/** Letters of Devanagari by their sound, as in `shared-contracts/domain/phonetic-key` when this was written. */
const SOUNDS: Readonly<Record<string, string>> = {
  a: 'अआॲा',
  i: 'इईिीै',
  u: 'उऊुूौ',
  e: 'एेऍॅ',
  o: 'ओोऑॉ',
  y: 'य',
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

const letters = Object.values(SOUNDS).join('');
const sounds = Object.entries(SOUNDS)
  .map(([sound, written]) => sound.repeat([...written].length))
  .join('');

/** Written and not heard in a name. */
const SILENT = '\u094D\u093C\u0903\u093D\u200C\u200D';

/** Stands for a space. Written out, and no other function of ours is called: an index is made without a path to them. */
const SEPARATORS = `\t\n.,;:/\\()[]{}<>|&+-_%*?!'"\`~@#^=$‘’“”`;

type Text = RawBuilder<unknown>;
type Step = (inner: Text) => Text;

const text =
  (from: string, to: string): Step =>
  (inner) =>
    sql`replace(${inner}, ${sql.lit(from)}, ${sql.lit(to)})`;
const pattern =
  (from: string, to: string): Step =>
  (inner) =>
    sql`regexp_replace(${inner}, ${sql.lit(from)}, ${sql.lit(to)}, 'g')`;
const letter =
  (from: string, to: string): Step =>
  (inner) =>
    sql`translate(${inner}, ${sql.lit(from)}, ${sql.lit(to)})`;

/** From a name as somebody wrote it. A server keeps 32 patterns ready at a time; these are 18. */
const STEPS: readonly Step[] = [
  (inner) => sql`lower(normalize(${inner}, nfc))`,
  letter(SEPARATORS, ' '.repeat(SEPARATORS.length)),
  pattern(' +', ' '),
  (inner) => sql`btrim(${inner})`,
  pattern('ae(?!e)', 'ai'),
  text('ज्ञ', 'ग्य'),
  text('द्न्य', 'ग्य'),
  text('गाँव', 'गाव'),
  text('गांव', 'गाव'),
  pattern('(सि[ंँ])ह(?!\u093E)', '\\1ग'),
  pattern('([bdबडद])([eे])[yय](?= |$)', '\\1\\2'),
  pattern('([क-ह]\u093C?)(?![\u093C\u093E-\u094D])', '\\1a'),
  text('ॐ', 'om'),
  text('ऐ', 'ai'),
  text('औ', 'au'),
  text('ऋ', 'ri'),
  text('ृ', 'ri'),
  letter(letters + SILENT, sounds),
  pattern('(^| |pra|ya|vi)jn|(?:dh?|g)ny', '\\1gy'),
  pattern('(^| )(?:hr[iu]|ru(?=[stcjg]))', '\\1ri'),
  pattern(
    '((?:^| )s?[bdgkmnptvw]h?)ru|(sh?)ru(?=[snj])|([bdgkmnptvw]h?)ru(?=[tsc]|d(?!r))',
    '\\1\\2\\3ri',
  ),
  pattern('ow(?=[bcdfghjklmnpqrstvwxyz])', 'u'),
  pattern('(ga)on(?![aeiou])|(a)o(?![aeioun])|(de|ye)o(?![aeiou])', '\\1\\2\\3v'),
  pattern('sinh(?![aeiou])', 'sing'),
  text('ms', 'ns'),
  pattern('([^ ])a+', '\\1'),
  pattern('([bcdfgjklpqrstvwxz])h+', '\\1'),
  pattern('ee+', 'i'),
  pattern('o[ou]+', 'u'),
  text('x', 'ks'),
  text('ck', 'k'),
  pattern('n([bp])', 'm\\1'),
  pattern('([^ ])y+', '\\1i'),
  letter('qwzf', 'kvjp'),
  pattern('(.)\\1+', '\\1'),
  text('erm', 'rm'),
  text('erj', 'rj'),
  text('omk', 'onk'),
  text('tevri', 'tivri'),
  text('cudur', 'cudr'),
  text('dtrei', 'dtri'),
];

/**
 * How a name sounds, in a few Latin letters: the same for `Hrishikesh`, `Rushikesh` and `ऋषिकेश`, and its beginning for the
 * beginning of each. Words stay apart by one space.
 */
export const PHONETIC_KEY = sql`
  create function phonetic_key(value text) returns text
    language sql immutable parallel safe as $$
    select ${STEPS.reduce((inner, step) => step(inner), sql`value` as Text)} $$`;
