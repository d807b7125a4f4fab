import { resolve } from 'node:path';
import type { Command } from 'commander';
import { REMOTE_NAME, writeRemote, type NewRemote } from '../kit/new-remote.ts';
import type { Surroundings } from './command-context.ts';
import { CommandFailed, EXIT } from './failures.ts';

interface NewOptions {
  readonly owner: string;
  readonly dir?: string;
  readonly contracts?: string;
  readonly tools?: string;
}

/** `mfctl new`; `versions` are those of the contracts and of React. */
export function addNew(
  program: Command,
  { out }: Surroundings,
  versions: { readonly contracts: string; readonly react: string },
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
      const remote: NewRemote = {
        name,
        owner,
        kit: { contracts: contracts ?? versions.contracts, tools: tools ?? versions.contracts },
        react: versions.react,
      };
      const files = await writeRemote(resolve(dir), remote).catch((error: unknown) => {
        throw new CommandFailed(EXIT.usage, error instanceof Error ? error.message : String(error));
      });
      out(`${files.length} files in ${dir}. Next: npm install, then npm test`);
    });
}
