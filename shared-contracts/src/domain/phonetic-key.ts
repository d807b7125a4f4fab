/** Letters of Devanagari that one Latin letter stands for; aspirates fall to their plain sound, as `kh` does below. */
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
const SOUND_OF = new Map(
  Object.entries(SOUNDS).flatMap(([sound, letters]) =>
    [...letters].map((letter) => [letter, sound] as const),
  ),
);

/** A text is what replaces all of itself. */
type Step = readonly [pattern: RegExp | string, replacement: string];

const DEVANAGARI: readonly Step[] = [
  // Gaekwad, but not Saee; in Devanagari they are two letters, as in एमए.
  [/ae(?!e)/g, 'ai'],
  ['ज्ञ', 'ग्य'],
  ['द्न्य', 'ग्य'],
  ['गाँव', 'गाव'],
  ['गांव', 'गाव'],
  // Singh, but not Sinha.
  [/(सि[ंँ])ह(?!\u093E)/g, '$1ग'],
  // Dubey and Dube, of both scripts.
  [/([bdबडद])([eे])[yय](?= |$)/g, '$1$2'],
  // The short a is written out, so that letters are joined here where they are joined in Latin letters.
  [/([क-ह]\u093C?)(?![\u093C\u093E-\u094D])/g, '$1a'],
  ['ॐ', 'om'],
  ['ऐ', 'ai'],
  ['औ', 'au'],
  ['ऋ', 'ri'],
  ['ृ', 'ri'],
  // Written and not heard in a name.
  [/[\u094D\u093C\u0903\u093D\u200C\u200D]/g, ''],
];

/** For both scripts, in this order. */
const SPELLINGS: readonly Step[] = [
  // ज्ञ: Dnyaneshwar, Gyaneshwar, Jnaneshwar; but Rajni has a j and an n.
  [/(^| |pra|ya|vi)jn|(?:dh?|g)ny/g, '$1gy'],
  // ऋ: Hrishikesh and Rushikesh, Krupa and Kripa, Sanskruti and Sanskriti; but Karuna, Ruma, Shruti and Devrukh have a u.
  [/(^| )(?:hr[iu]|ru(?=[stcjg]))/g, '$1ri'],
  [/((?:^| )s?[bdgkmnptvw]h?)ru|(sh?)ru(?=[snj])|([bdgkmnptvw]h?)ru(?=[tsc]|d(?!r))/g, '$1$2$3ri'],
  // Chowdhury, Sowmya.
  [/ow(?=[bcdfghjklmnpqrstvwxyz])/g, 'u'],
  // Goregaon, Rao, Deodhar.
  [/(ga)on(?![aeiou])|(a)o(?![aeioun])|(de|ye)o(?![aeiou])/g, '$1$2$3v'],
  [/sinh(?![aeiou])/g, 'sing'],
  ['ms', 'ns'],
  // A short a is not written in Devanagari, and a long one is often written short.
  [/([^ ])a+/g, '$1'],
  [/([bcdfgjklpqrstvwxz])h+/g, '$1'],
  [/ee+/g, 'i'],
  [/o[ou]+/g, 'u'],
  ['x', 'ks'],
  ['ck', 'k'],
  [/n([bp])/g, 'm$1'],
  // Priya, but Yash is not Isha.
  [/([^ ])y+/g, '$1i'],
  ['q', 'k'],
  ['w', 'v'],
  ['z', 'j'],
  ['f', 'p'],
  [/(.)\1+/g, '$1'],
  // Verma, Mukherjee, Omkar, Tewari, Chowdhury, Dattatreya.
  ['erm', 'rm'],
  ['erj', 'rj'],
  ['omk', 'onk'],
  ['tevri', 'tivri'],
  ['cudur', 'cudr'],
  ['dtrei', 'dtri'],
];

/**
 * How a name or a place sounds, in a few Latin letters: the same for `Sakhi` and `सखी`, for `Pune` and `पुणे`. Words stay
 * apart by one space. The database has the same as `phonetic_key` (migration 095).
 */
export function phoneticKey(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
  const heard = applied(DEVANAGARI, words);
  const latin = [...heard].map((letter) => SOUND_OF.get(letter) ?? letter).join('');
  return applied(SPELLINGS, latin);
}

/**
 * The same of a word that is still being typed: a last e or o may be the half of a letter that sounds otherwise, and
 * the u of a first Ru that of Rutuja.
 */
export function phoneticBeginning(typed: string): string {
  return phoneticKey(typed).replace(/([^ ])[eo]$|(^r| r)u$/, '$1$2');
}

function applied(steps: readonly Step[], text: string): string {
  return steps.reduce((rest, [pattern, to]) => rest.replaceAll(pattern, to), text);
}
