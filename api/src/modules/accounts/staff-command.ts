import { parseArgs } from 'node:util';
import { Email } from 'shared-contracts/calls/schemas';
import { StartError } from '../../platform/process/start-error.ts';
import { ACCOUNT_DUTIES, type AccountDuty } from './account-duties.ts';

/** What `staff-role` does; `add` without duties keeps the present ones. */
export type StaffCommand =
  | {
      readonly what: 'add';
      readonly email: string;
      readonly duties: readonly AccountDuty[] | undefined;
    }
  | { readonly what: 'remove'; readonly email: string }
  | { readonly what: 'remove-factor'; readonly email: string }
  | { readonly what: 'enrolment-code'; readonly email: string }
  | { readonly what: 'duties'; readonly email: string; readonly duties: readonly AccountDuty[] };

const USAGE =
  'Say `add`, `remove`, `duties`, `remove-factor` or `enrolment-code`, and the e-mail address of an account; after `add` and `duties`, ' +
  `\`--duties\` and some of ${ACCOUNT_DUTIES.join(',')}, or none.`;

/** Reads the arguments of the command; throws a StartError that says what it wants to hear. */
export function readStaffCommand(args: readonly string[]): StaffCommand {
  const { positionals, values } = parsed(args);
  const [what, address, ...rest] = positionals;
  const email = Email.safeParse(address);
  if (!email.success || rest.length > 0) throw new StartError(USAGE);
  const duties = values.duties === undefined ? undefined : readDuties(values.duties);
  if (what === 'add') return { what, email: email.data, duties };
  if (what === 'duties' && duties !== undefined) return { what, email: email.data, duties };
  const isPlain = what === 'remove' || what === 'remove-factor' || what === 'enrolment-code';
  if (isPlain && duties === undefined) return { what, email: email.data };
  throw new StartError(USAGE);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { duties: { type: 'string' } },
    });
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}

function readDuties(text: string): readonly AccountDuty[] {
  if (text === 'none') return [];
  const named = text.split(',');
  const known = ACCOUNT_DUTIES.filter((duty) => named.includes(duty));
  if (known.length !== named.length) throw new StartError(USAGE);
  return known;
}
