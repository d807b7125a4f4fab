import { CallFailed } from 'shared-contracts/calls/client';
import { NewPassword } from 'shared-contracts/calls/schemas';
import { messages } from 'shared-contracts/messages';
import { serverWords } from '../pages/forms/server-words.ts';

/** What the form holds; nothing of it is ever kept anywhere else. */
export interface PasswordValues {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

/** Words beside the fields; none where a field is in order. */
export type PasswordWords = { readonly [Field in keyof PasswordValues]?: string | undefined };

/** What is wrong before anybody asks the server: the rules of section 5, and a current password that is missing. */
export function ownWords(
  { current, next, again }: PasswordValues,
  currentMissing: string | undefined,
): PasswordWords {
  return {
    current: current === '' ? currentMissing : undefined,
    next: NewPassword.safeParse(next).success ? undefined : messages['password.tooShort'].text,
    again: next === again ? undefined : messages['password.mismatch'].text,
  };
}

/** What the server says beside the fields; empty for what no field is to blame for. */
export function refusalWords(error: Error | null): PasswordWords {
  const said = serverWords(error);
  const code = error instanceof CallFailed ? error.code : '';
  return {
    current:
      code === 'password.currentWrong'
        ? messages[code].text
        : (said['current_password'] ?? undefined),
    next: code === 'password.tooShort' ? messages[code].text : (said['password'] ?? undefined),
  };
}

/** True when the server wants the current password, or a younger sign-in in its place. */
export function wantsProof(error: Error | null): boolean {
  return error instanceof CallFailed && PROOF.has(error.code);
}

const PROOF: ReadonlySet<string> = new Set(['password.currentWrong', 'auth.signInAgain']);

/** True where a field has words. */
export function isWrong(words: PasswordWords): boolean {
  return Object.values(words).some((word) => word !== undefined);
}
