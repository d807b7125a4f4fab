import { resolve } from 'node:path';
import type { Command } from 'commander';
import { OWNER, REMOTE_NAME, TESTED_WITH, writeRemote, type NewRemote } from '../kit/new-remote.ts';
import type { Surroundings } from './command-context.ts';
import { CommandFailed, EXIT } from './failures.ts';

interface NewOptions {
  readonly owner: string;
  readonly dir?: string;
  readonly contracts?: string;
  readonly tools?: string;
}

/** `mfctl new`; `versionOf` gives the installed version of a package. */
export function addNew(
  program: Command,
  { out }: Surroundings,
  versionOf: (name: string) => string,
): void {
  program
    .command('new')
    .argument('<remote>', 'its name, such as mf-events')
    .description('write a remote with one page, in a folder of its own')
    .requiredOption('--owner <team>', 'who answers for it')
    .option('--dir <folder>', 'where; default a folder of its name')
    .option('--contracts <spec>', 'shared-contracts in its package.json, such as file:../kit/….tgz')
    .option('--tools <spec>', 'the same for unit-tools')
    .action(async (name: string, { owner, dir = name, contracts, tools }: NewOptions) => {
      if (!REMOTE_NAME.test(name)) {
        throw new CommandFailed(
          EXIT.usage,
          `"${name}" is no name of a remote: mf- and small letters.`,
        );
      }
      if (!OWNER.test(owner)) {
        throw new CommandFailed(
          EXIT.usage,
          `"${owner}" is no name of a team: letters, digits, spaces and . , & @ ' _ -`,
        );
      }
      const version = versionOf('shared-contracts');
      const remote: NewRemote = {
        name,
        owner,
        kit: { contracts: contracts ?? version, tools: tools ?? version },
        react: versionOf('react'),
        tested: Object.fromEntries(TESTED_WITH.map((one) => [one, versionOf(one)])),
      };
      const files = await writeRemote(resolve(dir), remote).catch((error: unknown) => {
        throw new CommandFailed(EXIT.usage, error instanceof Error ? error.message : String(error));
      });
      out(`${files.length} files in ${dir}. Next: npm install, then npm test`);
    });
}
