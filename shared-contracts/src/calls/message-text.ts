import * as z from 'shared-contracts/schema';

/** Longest message in characters: a letter with its signs counts each of them, an emoji of one code point once. */
export const MESSAGE_LENGTH = 4000;

const LINE_ENDS = /\r\n?/g;
/** Neither written nor meant by anybody; a tab and the end of a line stay. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
const HALF_CHARACTERS = /\p{Cs}/gu;
const SEEN = /[^\s\p{Cf}]/u;

/** A message as it is stored: without what no reader would see around or within it. */
export function messageText(written: string): string {
  return written
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(HALF_CHARACTERS, '\ufffd')
    .trim();
}

/** Characters of a message, as MESSAGE_LENGTH counts them. */
export function messageLength(text: string): number {
  return [...text].length;
}

/** Whether there is anything to see in a message. */
export function isBlankMessage(text: string): boolean {
  return !SEEN.test(text);
}

/** The text of a message: something to see, at most MESSAGE_LENGTH characters. */
export const MessageText = z.string().check((given) => {
  given.value = messageText(given.value);
  const about = { origin: 'string', inclusive: true, input: given.value } as const;
  if (isBlankMessage(given.value)) given.issues.push({ ...about, code: 'too_small', minimum: 1 });
  else if (messageLength(given.value) > MESSAGE_LENGTH)
    given.issues.push({ ...about, code: 'too_big', maximum: MESSAGE_LENGTH });
});
// What JSON Schema says of it; that counts characters as we do, zod's own check would count halves.
MessageText._zod.bag['minimum'] = 1;
MessageText._zod.bag['maximum'] = MESSAGE_LENGTH;
