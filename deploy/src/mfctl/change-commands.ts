import type { Command } from 'commander';
import { collectBuilds, listBuilds } from 'shared-contracts/calls/release-builds';
import {
  checkBuilds,
  killBuild,
  pardonBuild,
  retireUnit,
  rollBack,
  runTrain,
  signOverride,
} from 'shared-contracts/calls/release-desk';
import type { Artifact } from '../registry/artifact.ts';
import { atWork, type GlobalOptions, type Surroundings, type Work } from './command-context.ts';
import { addDecided, decidedOf, type DecidedOptions } from './decided.ts';
import { CommandFailed, EXIT } from './failures.ts';
import { unitAtBuild } from './option-values.ts';
import { describeNamed } from './publish-command.ts';
import { table } from './show-releases.ts';

interface RollbackOptions extends DecidedOptions {
  readonly to?: string;
  readonly train?: boolean;
}

/** Commands about single builds and about several at once. */
export function addChanges(program: Command, surroundings: Surroundings): void {
  const globals = () => program.opts<GlobalOptions>();

  program
    .command('can-i-deploy')
    .argument(
      '<builds...>',
      'unit@build; a unit that is here as it is; or the newest build of another',
    )
    .description('what would break if these became live together; ends with 1 if anything')
    .action(async (texts: string[]) => {
      await atWork(surroundings, globals(), async (work) => {
        const builds: { unit: string; build: string }[] = [];
        const descriptions: Artifact[] = [];
        for (const text of texts) {
          if (text.includes('@')) builds.push(unitAtBuild(text));
          else if (!surroundings.isLocal(text)) builds.push(await newestBuild(work, text));
          else descriptions.push((await describeNamed(surroundings, work, text, {})).artifact);
        }
        const { data } = await work.client.send(checkBuilds, { body: { builds, descriptions } });
        work.tell(data, data.report.trimEnd());
        if (!data.mayGo) throw new CommandFailed(EXIT.refused, 'No.', 'release.gate');
      });
    });

  addDecided(program.command('train'))
    .argument('<builds...>', 'unit@build')
    .description('make several builds stable, all in one generation or none')
    .action(async (texts: string[], options: DecidedOptions) => {
      const builds = texts.map(unitAtBuild);
      await atWork(surroundings, globals(), async ({ client, tellGeneration }) => {
        const reply = await client.send(runTrain, { body: { ...decidedOf(options), builds } });
        tellGeneration(reply);
      });
    });

  addDecided(program.command('rollback'))
    .argument('<unit>')
    .description('end its canary; without one, go back to the build before')
    .option('--to <build>', 'go back to this build, live once or not')
    .option('--train', 'take back all units that became stable together with it')
    .action(async (unit: string, options: RollbackOptions) => {
      const { to, train } = options;
      await atWork(surroundings, globals(), async ({ client, tellGeneration }) => {
        const reply = await client.send(rollBack, {
          body: {
            ...decidedOf(options),
            unit,
            ...(to === undefined ? {} : { to }),
            ...(train === undefined ? {} : { train }),
          },
        });
        tellGeneration(reply);
      });
    });

  addDecided(program.command('retire'))
    .argument('<unit>')
    .description('take a unit away; its pages say that they are closed, its builds stay good')
    .action(async (unit: string, options: DecidedOptions) => {
      await atWork(surroundings, globals(), async ({ client, tellGeneration }) => {
        const reply = await client.send(retireUnit, { body: { ...decidedOf(options), unit } });
        tellGeneration(reply);
      });
    });

  const about = [
    ['kill', 'put a build into quarantine wherever it is live; the gate is not asked', killBuild],
    ['pardon', 'let a build out of quarantine', pardonBuild],
  ] as const;
  for (const [name, description, call] of about) {
    addDecided(program.command(name))
      .argument('<unit>')
      .argument('<build>')
      .description(description)
      .action(async (unit: string, build: string, options: DecidedOptions) => {
        await atWork(surroundings, globals(), async ({ client, tellGeneration }) => {
          const reply = await client.send(call, {
            body: { ...decidedOf(options), unit, build },
          });
          tellGeneration(reply);
        });
      });
  }

  program
    .command('override')
    .argument('<unit>')
    .argument('<build>', 'a published build, live or not')
    .description(
      'a signed link by which a tester, once asked, gets a build for a day; "?mf=off" ends it',
    )
    .action(async (unit: string, build: string) => {
      await atWork(surroundings, globals(), async ({ client, connection, tell }) => {
        const { data } = await client.send(signOverride, { body: { unit, build } });
        const link = `${connection.site}/${data.query}`;
        tell({ link }, link);
      });
    });

  program
    .command('gc')
    .description('forget the files of builds that nobody can be using any more')
    .option('--dry-run', 'only say which')
    .action(async ({ dryRun = false }: { readonly dryRun?: boolean }) => {
      await atWork(surroundings, globals(), async ({ client, tell }) => {
        let { data, more = false } = await client.send(collectBuilds, { body: { dryRun } });
        // Those that were only named would be named again.
        while (more && !dryRun) {
          const next = await client.send(collectBuilds, { body: { dryRun } });
          data = [...data, ...next.data];
          more = next.more ?? false;
        }
        const rows = data.map(({ unit, build, bytes }) => [unit, build, `${bytes} bytes`]);
        const others = more ? [['and others', '', '']] : [];
        tell(data, rows.length === 0 ? 'Nothing to forget.' : table([...rows, ...others]));
      });
    });
}

async function newestBuild(
  { client }: Work,
  unit: string,
): Promise<{ unit: string; build: string }> {
  const { data } = await client.send(listBuilds, { query: { unit, limit: 1 } });
  const [newest] = data;
  if (newest === undefined) {
    throw new CommandFailed(EXIT.refused, `No build of ${unit} was published.`);
  }
  return { unit, build: newest.build };
}
