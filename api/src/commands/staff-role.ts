import type { Duty } from 'shared-contracts/calls/call';
import {
  changeDuties,
  changeRole,
  takeFactorAway,
  readStaffCommand,
  type StaffCommand,
} from '../modules/accounts/accounts.server.ts';
import type { AppParts } from '../platform/calls/context.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { joinNodes } from '../platform/nodes/join-nodes.ts';
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
    const done = await carryOut({ db, clock, log, ...nodes }, command);
    process.stdout.write(`${done}\n`);
  } finally {
    await nodes.close();
    await db.destroy();
    await unlock?.();
  }
});

type Parts = Pick<AppParts, 'db' | 'clock' | 'log' | 'accountEvents' | 'pushes'>;

/** Does it, and says in one sentence what is so now. */
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
    return `${email} has no second factor now, and is signed out everywhere.`;
  }
  const wanted =
    command.what === 'remove'
      ? ({ role: 'member' } as const)
      : { role: 'staff' as const, ...(command.duties && { duties: command.duties }) };
  const duties = await changeRole(parts, email, wanted);
  if (duties === null) throw new StartError(`No confirmed account has the address ${email}.`);
  return command.what === 'remove' ? `${email} is a member now.` : staffSentence(email, duties);
}

function staffSentence(email: string, duties: readonly Duty[]): string {
  const named = duties.length === 0 ? 'without a duty yet' : `with the duties ${duties.join(', ')}`;
  return `${email} is staff now, ${named}.`;
}
