/** Letters that people type otherwise without meaning another one: ॲ, and consonants with a dot below. */
const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/\u200C|\u200D|\u093C/g, ''],
  [/अॅ|ऍ/g, 'ॲ'],
];

/** One way to type each letter, to compare words by. */
export function sameLetters(text: string): string {
  return SAME_LETTERS.reduce((rest, [others, letter]) => rest.replaceAll(others, letter), text);
}

/** Of a name its letters as other keyboards type them, as they may be stored; itself first. */
export function waysToType(name: string): string[] {
  const undotted = name.replaceAll('\u093C', '');
  const ways = ['ॲ', 'अ\u200Dॅ', 'अॅ', 'ऍ'].map((letter) => undotted.replaceAll('ॲ', letter));
  return [...new Set([name, ...ways])];
}
