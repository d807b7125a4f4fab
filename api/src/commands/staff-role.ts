import { joinNodes } from '../join-nodes.ts';
import {
  changeDuties,
  changeRole,
  makeEnrolmentCode,
  needsEnrolmentCode,
  takeFactorAway,
  readStaffCommand,
  type AccountDuty,
  type EnrolmentCode,
  type StaffCommand,
} from '../modules/accounts/accounts.server.ts';
import type { AppParts } from '../platform/calls/context.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLog } from '../platform/observability/log.ts';
import { runTask } from '../platform/process/entry.ts';
import { lockFolder } from '../platform/process/folder-lock.ts';
import { StartError } from '../platform/process/start-error.ts';

// Who belongs to the staff, and with what duties, is decided on the server (staff-command.ts has the arguments).
await runTask(async () => {
  const command = readStaffCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const log = createLog(config);
  const clock = () => new Date();
  const unlock = config.databaseUrl === null ? await lockFolder(config.dataDir) : null;
  const db = await openDatabase(config, log);
  const nodes = await joinNodes(config, { clock, log, db });
  try {
    const parts = { db, clock, log, needsCode: needsEnrolmentCode(config), ...nodes };
    const done = await carryOut(parts, command);
    process.stdout.write(`${done}\n`);
  } finally {
    await nodes.close();
    await db.destroy();
    await unlock?.();
  }
});

interface Parts extends Pick<AppParts, 'db' | 'clock' | 'log' | 'accountEvents' | 'pushes'> {
  /** Whether a second factor is set up only with a code of this command. */
  readonly needsCode: boolean;
}

/** Does it, and says what is so now; with the enrolment code where one is needed. */
async function carryOut(parts: Parts, command: StaffCommand): Promise<string> {
  const { email } = command;
  if (command.what === 'duties') {
    if (!(await changeDuties(parts, email, command.duties)))
      throw new StartError(`Nobody of the staff has the address ${email}.`);
    return staffSentence(email, command.duties);
  }
  if (command.what === 'remove-factor') {
    if (!(await takeFactorAway(parts, email)))
      throw new StartError(`Nobody of the staff with a second factor has the address ${email}.`);
    const removed = `${email} has no second factor now, and is signed out everywhere.`;
    return removed + (await codeIfNeeded(parts, email));
  }
  if (command.what === 'enrolment-code') {
    const made = await makeEnrolmentCode(parts, email);
    if (made === undefined) throw new StartError(`Nobody of the staff has the address ${email}.`);
    if (made === null)
      throw new StartError(
        `${email} has a second factor: take it away first with \`remove-factor ${email}\`.`,
      );
    return codeSentence(made);
  }
  const wanted =
    command.what === 'remove'
      ? ({ role: 'member' } as const)
      : { role: 'staff' as const, ...(command.duties && { duties: command.duties }) };
  const duties = await changeRole(parts, email, wanted);
  if (duties === null) throw new StartError(`No confirmed account has the address ${email}.`);
  if (command.what === 'remove') return `${email} is a member now.`;
  return staffSentence(email, duties) + (await codeIfNeeded(parts, email));
}

async function codeIfNeeded(parts: Parts, email: string): Promise<string> {
  const made = parts.needsCode ? await makeEnrolmentCode(parts, email) : null;
  return made ? `\n${codeSentence(made)}` : '';
}

function codeSentence({ code, until }: EnrolmentCode): string {
  return `Enrolment code, shown only here and good once until ${until.toISOString()}: ${code}\nIt is typed under Settings, Second factor.`;
}

function staffSentence(email: string, duties: readonly AccountDuty[]): string {
  const named = duties.length === 0 ? 'without a duty yet' : `with the duties ${duties.join(', ')}`;
  return `${email} is staff now, ${named}.`;
}
