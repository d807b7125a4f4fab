const DEVANAGARI = /\p{Script=Devanagari}/gu;
const LETTER = /\p{Letter}/gu;

/**
 * Language of a text for its `lang` attribute, so that it is read aloud and broken into lines as it should be:
 * Marathi, the community's own, where most of it is Devanagari; else the page's.
 */
export function readingLanguage(text: string): 'mr' | undefined {
  const letters = text.match(LETTER)?.length ?? 0;
  const own = text.match(DEVANAGARI)?.length ?? 0;
  return own > 0 && own * 2 > letters ? 'mr' : undefined;
}
