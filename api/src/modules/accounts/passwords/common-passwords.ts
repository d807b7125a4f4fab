import { readFileSync } from 'node:fs';

/**
 * The 3,000 most common passwords of six characters and more, in small letters: the first of `passwords.json` of
 * @zxcvbn-ts/language-common 4.1.3 (MIT; its licence lies beside the list).
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** Whether this is what guessers try first, in whatever letters. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase());
}
