import type { Command } from 'commander';
import {
  createReleaseToken,
  listReleaseTokens,
  revokeReleaseToken,
} from 'shared-contracts/calls/release-tokens';
import { atWork, type GlobalOptions, type Surroundings } from './command-context.ts';
import { names, wholeNumber } from './option-values.ts';
import { table } from './show-releases.ts';

/** Hours that a token is good for, where nothing else is given. */
const HOURS = 12;

interface CreateOptions {
  readonly units?: string[];
  readonly hours: number;
}

/** `mfctl token …` */
export function addTokens(program: Command, surroundings: Surroundings): void {
  const token = program.command('token').description('tokens of people and of build servers');
  const globals = () => program.opts<GlobalOptions>();

  token
    .command('create')
    .argument('<name>', 'whom the history names')
    .description('make a token; it is shown once')
    .option(
      '--units <units>',
      'units that it releases, such as mf-billing,shell; default all',
      names,
    )
    .option('--hours <n>', 'how long it is good for', wholeNumber, HOURS)
    .action(async (name: string, { units, hours }: CreateOptions) => {
      await atWork(surroundings, globals(), async ({ client, tell }) => {
        const { data } = await client.send(createReleaseToken, {
          body: { name, units: units ?? null, hours },
        });
        tell(data, data.token);
      });
    });

  token
    .command('list')
    .description('the valid ones, without the tokens themselves')
    .action(async () => {
      await atWork(surroundings, globals(), async ({ client, tell }) => {
        const { data } = await client.send(listReleaseTokens, {});
        const rows = data.map((one) => [
          one.name,
          one.units?.join(',') ?? 'all units',
          `until ${one.expiresAt}`,
          `by ${one.madeBy}`,
        ]);
        tell(data, rows.length === 0 ? 'There is no token.' : table(rows));
      });
    });

  token
    .command('revoke')
    .argument('<name>')
    .description('end the token of a name at once')
    .action(async (name: string) => {
      await atWork(surroundings, globals(), async ({ client, tell }) => {
        const { data } = await client.send(revokeReleaseToken, { body: { name } });
        tell(data, `The token of ${data.name} has ended.`);
      });
    });
}
