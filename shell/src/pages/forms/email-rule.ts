import { Email } from 'shared-contracts/calls/schemas';

/** True for what the contract takes as a mail address. */
export function isEmail(text: string): boolean {
  return Email.safeParse(text).success;
}
