import type { Command } from 'commander';
import { collectBuilds } from 'shared-contracts/calls/release-builds';
import {
  checkBuilds,
  killBuild,
  pardonBuild,
  retireUnit,
  rollBack,
  runTrain,
  signOverride,
} from 'shared-contracts/calls/release-desk';
import { atWork, type GlobalOptions, type Surroundings } from './command-context.ts';
import { addDecided, decidedOf, type DecidedOptions } from './decided.ts';
import { CommandFailed, EXIT } from './failures.ts';
import { unitAtBuild } from './option-values.ts';
import { publishBuild } from './publish-command.ts';
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
    .argument('<builds...>', 'unit@build, or a unit of this checkout, which is built and published')
    .description('what would break if these builds became live together; ends with 1 if anything')
    .action(async (texts: string[]) => {
      await atWork(surroundings, globals(), async (work) => {
        const builds: { unit: string; build: string }[] = [];
        for (const text of texts) {
          builds.push(
            text.includes('@')
              ? unitAtBuild(text)
              : await publishBuild(surroundings, work, text, {}).then(({ unit, build }) => ({
                  unit,
                  build,
                })),
          );
        }
        const { data } = await work.client.send(checkBuilds, { body: { builds } });
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
        const { data } = await client.send(runTrain, { body: { ...decidedOf(options), builds } });
        tellGeneration(data);
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
        const { data } = await client.send(rollBack, {
          body: {
            ...decidedOf(options),
            unit,
            ...(to === undefined ? {} : { to }),
            ...(train === undefined ? {} : { train }),
          },
        });
        tellGeneration(data);
      });
    });

  addDecided(program.command('retire'))
    .argument('<unit>')
    .description('take a unit away; its pages say that they are closed, its builds stay good')
    .action(async (unit: string, options: DecidedOptions) => {
      await atWork(surroundings, globals(), async ({ client, tellGeneration }) => {
        const { data } = await client.send(retireUnit, { body: { ...decidedOf(options), unit } });
        tellGeneration(data);
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
          const { data } = await client.send(call, {
            body: { ...decidedOf(options), unit, build },
          });
          tellGeneration(data);
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
