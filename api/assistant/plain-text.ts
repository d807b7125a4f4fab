/**
 * A mail address, a web address, or a run of digits that could be a phone number, in whatever script. What stands
 * before the at sign has a bound, or a long word that is no address would be gone through again from each of its letters.
 */
const MAIL =
  /[\p{L}\p{N}._%+-]{1,64}\s*(?:@|\(at\)|\[at\])\s*[\p{L}\p{N}-]+(?:\s*(?:\.|\(dot\)|\[dot\])\s*[\p{L}\p{N}-]+)*/giu;
const WEB = /\b(?:https?:\/\/|www\.)\S+/giu;
const NUMBER = /\+?\p{Nd}(?:[\s().,/_–—-]{0,3}\p{Nd}){6,}/gu;
/** Replaces contact details. */
const HIDDEN = '•••';

/** Longest quotation of a profile's own words, in characters. */
const QUOTED = 700;

/** Text without contact details, on one line, cut if it is too long. */
export function quotedText(text: string | null): string | null {
  const plain = withoutReach(text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (plain === '') return null;
  if (plain.length <= QUOTED) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', QUOTED)).trim()} …`;
}

/** The same as a part of a sentence: no full stop of its own. */
export function quotedPhrase(text: string | null): string | null {
  return quotedText(text)?.replace(/[.।\s]+$/u, '') || null;
}

/** Several of them with commas, each once; null when there is nothing in any. */
export function quotedList(...texts: readonly (string | null)[]): string | null {
  const known = new Set(texts.map(quotedPhrase).filter((text) => text !== null));
  return [...known].join(', ') || null;
}

/** Whether a text may hold contact details. */
export function tellsReach(text: string): boolean {
  return withoutReach(text) !== text;
}

/** Takes mail and web addresses and phone numbers out of a text. */
export function withoutReach(text: string): string {
  return text
    .replaceAll(MAIL, HIDDEN)
    .replaceAll(WEB, HIDDEN)
    .replaceAll(NUMBER, (run) => (isDayOrSum(run) ? run : HIDDEN));
}

/** Two years, a day or an amount in rupees with Indian grouping is no number to call. */
function isDayOrSum(run: string): boolean {
  return (
    /^\d{1,2}(?:,\d{2})*,\d{3}$/.test(run) ||
    /^(?:19|20)\d\d\s?[-–—/]\s?(?:19|20)\d\d$/.test(run) ||
    /^\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d$/.test(run)
  );
}
