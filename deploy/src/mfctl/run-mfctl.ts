import { sentenceOf } from 'api/entry';
import { Command, CommanderError } from 'commander';
import { addCanary } from './canary-commands.ts';
import { addChanges } from './change-commands.ts';
import type { GlobalOptions, Surroundings } from './command-context.ts';
import { CommandFailed, EXIT, NEXT_STEP, type Exit } from './failures.ts';
import { addProbes } from './probe-commands.ts';
import { addPublish } from './publish-command.ts';
import { addRecords } from './record-commands.ts';
import { addSignIns } from './sign-in-commands.ts';
import { addTokens } from './token-commands.ts';

const ENDING = `
Ends with 0 when it is done, 1 when it was refused (by the gate, by a rule, by a build that fails),
2 when the command makes no sense, 3 when somebody else changed what is live meanwhile, 4 when the
site or the registry cannot be reached.
`;

/** Carries out one command line; `addMore` adds what only some places can do. Resolves to the exit code. */
export async function runMfctl(
  words: readonly string[],
  surroundings: Surroundings,
  addMore: (program: Command, surroundings: Surroundings) => void = () => undefined,
): Promise<Exit> {
  const program = new Command('mfctl')
    .description('Releases of the shell and the remotes')
    .option('--json', 'the result as JSON')
    .option('--site <address>', 'the site to talk to')
    .addHelpText('after', `${ENDING}\n${surroundings.reaches}`)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => surroundings.out(text.trimEnd()),
      writeErr: (text) => surroundings.err(text.trimEnd()),
    });
  addPublish(program, surroundings);
  addCanary(program, surroundings);
  addChanges(program, surroundings);
  addRecords(program, surroundings);
  addProbes(program, surroundings);
  addTokens(program, surroundings);
  addSignIns(program, surroundings);
  addMore(program, surroundings);
  inherit(program);
  try {
    await program.parseAsync([...words], { from: 'user' });
    return EXIT.done;
  } catch (error) {
    // Commander has said it already; help and version are no failure.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    return complain(error, surroundings, program.opts<GlobalOptions>());
  }
}

/** Sub-commands end and write as the program does. */
function inherit(parent: Command): void {
  for (const command of parent.commands) {
    command.copyInheritedSettings(parent);
    inherit(command);
  }
}

function complain(error: unknown, { out, err }: Surroundings, { json }: GlobalOptions): Exit {
  if (!(error instanceof CommandFailed)) {
    err(sentenceOf(error));
    return EXIT.refused;
  }
  const { exit, code, message, reasons } = error;
  if (json === true) out(JSON.stringify({ error: { exit, code, message, reasons } }));
  for (const reason of reasons) err(`✗ ${reason}`);
  err(message);
  const next = NEXT_STEP[code];
  if (next !== undefined) err(next);
  return exit;
}
