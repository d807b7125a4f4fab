import { readFileSync } from 'node:fs';
import { NewPassword } from 'shared-contracts/calls/schemas';
import type { Config } from '../../../platform/config/config.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { FieldError } from '../../../platform/validation/field-errors.ts';
import { fieldWords, nameOfField } from '../../../platform/validation/field-words.ts';
import type { Account } from '../accounts.tables.ts';

/**
 * The 3,000 most common passwords of six characters and more, in small letters: the first of `passwords.json` of
 * @zxcvbn-ts/language-common 4.1.3 (MIT; its licence lies beside the list).
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** The path of the field in each call that takes a new password. */
const PATH = 'user.password';

/** Staff see what members entrusted to the site. */
export const STAFF_PASSWORD_MIN = 12;

/** What is wrong with the new password of a request beside what the schema says; none where the schema refuses it. */
export function passwordErrors(body: unknown): FieldError[] {
  const { user } = (body ?? {}) as { user?: { password?: unknown } | null };
  const { data } = NewPassword.safeParse(user?.password);
  return data !== undefined && isCommonPassword(data) ? [complaint('password.common')] : [];
}

/** Throws the 422 where a new password is too short for the role of its account; demo accounts may have short ones. */
export function refuseShortForRole(
  { role, email }: Pick<Account, 'role' | 'email'>,
  password: string,
  { demonstration, seed }: Pick<Config, 'demonstration' | 'seed'>,
): void {
  const isDemo = demonstration && seed === 'demo' && email.endsWith('@example.com');
  if (role !== 'staff' || isDemo || password.length >= STAFF_PASSWORD_MIN) return;
  throw new Refusal(422, 'form.invalid', { errors: [complaint('password.staffTooShort')] });
}

function complaint(key: 'password.common' | 'password.staffTooShort'): FieldError {
  return {
    path: PATH,
    message: (language) =>
      fieldWords(language)(key, {
        field: nameOfField(PATH.split('.'), language),
        least: String(STAFF_PASSWORD_MIN),
      }),
  };
}

/** Whether this is what guessers try first, in whatever letters. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase());
}
