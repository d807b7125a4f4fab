/** Letters of Devanagari that one Latin letter stands for; aspirates fall to their plain sound, as `kh` does below. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ a: 'अआॲ', i: 'इईिीैय', u: 'उऊुूौ', e: 'एेऍॅ', o: 'ओोऑॉ' },
  ...{ k: 'कख', g: 'गघ', n: 'ङञणनंँ', c: 'चछ', j: 'जझ', t: 'टठतथ', d: 'डढदध' },
  ...{ p: 'पफ', b: 'बभ', m: 'म', r: 'रऱ', l: 'लळ', v: 'व', s: 'शषस', h: 'ह' },
};
const SOUND_OF = new Map(
  Object.entries(SOUNDS).flatMap(([sound, letters]) =>
    [...letters].map((letter) => [letter, sound] as const),
  ),
);

type Step = readonly [pattern: RegExp, replacement: string];

const DEVANAGARI: readonly Step[] = [
  [/ज्ञ/g, 'jn'],
  [/ऐ/g, 'ai'],
  [/औ/g, 'au'],
  [/[ऋृ]/g, 'ri'],
  // Written and not heard in a name, or heard only as the short a that is left out.
  [/[\u093E\u094D\u093C\u0903\u093D\u200C\u200D]/g, ''],
];

/** For both scripts, in this order. */
const SPELLINGS: readonly Step[] = [
  // A short a is not written in Devanagari, and a long one is often written short.
  [/([^ ])a+/g, '$1'],
  [/([bcdfgjklpqrstvwxz])h+/g, '$1'],
  [/dny/g, 'jn'],
  [/ee+/g, 'i'],
  [/o[ou]+/g, 'u'],
  [/x/g, 'ks'],
  [/ck/g, 'k'],
  [/n([bp])/g, 'm$1'],
  ...(
    [
      ['y', 'i'],
      ['q', 'k'],
      ['w', 'v'],
      ['z', 'j'],
      ['f', 'p'],
    ] as const
  ).map(([from, to]) => [new RegExp(from, 'g'), to] as const),
  [/(.)\1+/g, '$1'],
];

/**
 * How a name or a place sounds, in a few Latin letters: the same for `Sakhi` and `सखी`, for `Pune` and `पुणे`. Words stay
 * apart by one space. The database has the same as `search_name` (migration 034).
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

/** The same of what somebody is still writing: a last e or o may be the half of a letter that sounds otherwise. */
export function phoneticBeginning(typed: string): string {
  return phoneticKey(typed).replace(/([^ ])[eo]$/, '$1');
}

function applied(steps: readonly Step[], text: string): string {
  return steps.reduce((rest, [pattern, to]) => rest.replace(pattern, to), text);
}
