/** Most lines that one field has on paper; what is beyond goes on as running text. */
export const MOST_LINES = 30;

const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** Spaces, format characters and the letters that have no shape. */
const BLANK = /^[\s\p{Z}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** A text as it is printed: runs of blank lines are one, and there is an end of lines; no word is lost. */
export function printedText(text: string): string {
  const all = text.split(LINE_END).map((line) => (BLANK.test(line) ? '' : line.trim()));
  const lines = all.filter((line, index) => line !== '' || (all[index - 1] ?? '') !== '');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length <= MOST_LINES) return lines.join('\n');
  const running = lines.slice(MOST_LINES - 1).filter((line) => line !== '');
  return [...lines.slice(0, MOST_LINES - 1), running.join(' ')].join('\n');
}

/** A text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
