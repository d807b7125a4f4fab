/**
 * Characters that show nothing and that people paste unknowingly: soft hyphens, zero-width and direction marks, the
 * byte order mark, blank Braille and Hangul fillers.
 */
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/g;

/** Joiners shape letters of Indian and Arabic scripts and join emoji; anywhere else they show nothing. */
const STRAY_JOINER =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;

/** A text without invisible characters; joiners stay where they shape the letter before them. */
export function visibleText(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(STRAY_JOINER, '');
}
