import type { Command } from 'commander';
import { beginCanary, runTrain } from 'shared-contracts/calls/release-desk';
import type { Artifact } from '../registry/artifact.ts';
import { percent } from '../registry/canary-changes.ts';
import { atWork, type GlobalOptions, type Surroundings, type Work } from './command-context.ts';
import { describeBuild } from './describe-build.ts';
import { CommandFailed, EXIT } from './failures.ts';
import { names, share, wholeNumber } from './option-values.ts';
import { uploadBuild } from './upload-build.ts';

interface PublishOptions {
  readonly remote?: string;
  readonly dir?: string;
  readonly version?: string;
  readonly global?: string;
  readonly owner?: string;
  readonly new?: boolean;
  readonly skipChecks?: boolean;
  readonly stable?: boolean;
  /** Basis points, or true for the share that the traffic asks for. */
  readonly canary?: number | true;
  readonly minSessions?: number;
  readonly allow?: string[];
  readonly why?: string;
}

export function addPublish(program: Command, surroundings: Surroundings): void {
  program
    .command('publish')
    .argument('[unit]', 'a unit that is here, which is built first')
    .description('bring a build into the registry; live only with --canary or --stable')
    .option('--remote <name>', 'instead of a unit: the remote that a finished build is of')
    .option('--dir <folder>', 'folder of the finished build')
    .option('--version <version>', 'its version, where it has no artifact.json')
    .option('--global <name>', 'global that its entry fills, where nothing tells')
    .option('--owner <team>', 'who answers for it')
    .option('--new', 'nobody knows this unit yet, and that is no mistake')
    .option('--skip-checks', 'without types, lint and tests of a unit that is here; is recorded')
    .option('--canary [percent]', 'give it to a share of the devices at once', share)
    .option('--stable', 'give it to everybody at once')
    .option('--min-sessions <n>', 'sessions that each step of the canary has to see', wholeNumber)
    .option('--allow <cids>', 'devices that always get the canary', names)
    .option('--why <text>', 'for the history')
    .action(async (unit: string | undefined, options: PublishOptions) => {
      if (options.stable === true && options.canary !== undefined) {
        throw new CommandFailed(EXIT.usage, 'Choose one of --canary and --stable.');
      }
      const globals = program.opts<GlobalOptions>();
      await atWork(surroundings, globals, async (work) => {
        const { skipChecks = false } = options;
        if (unit !== undefined && !skipChecks) {
          const what = `checked ${unit}: types, lint, tests`;
          await work.steps.run(what, () => surroundings.check(unit));
        }
        const { artifact, folder } = await describeNamed(surroundings, work, unit, options);
        const what = `brought ${artifact.unit} ${artifact.version} to the registry`;
        await work.steps.run(what, () =>
          uploadBuild(work.client, artifact, { dir: folder, isNew: options.new, skipChecks }),
        );
        await makeLive(work, artifact, options);
        work.steps.total(`from start to end, ${artifact.unit} ${artifact.version}`);
      });
    });
}

/** A build that lies in a folder, and what it says of itself. */
interface Described {
  readonly artifact: Artifact;
  readonly folder: string;
}

/** Builds and describes what was named, and publishes nothing. */
export async function describeNamed(
  { build, err }: Pick<Surroundings, 'build' | 'err'>,
  { steps }: Pick<Work, 'steps'>,
  unit: string | undefined,
  options: Pick<PublishOptions, 'remote' | 'dir' | 'version' | 'global' | 'owner'>,
): Promise<Described> {
  const { remote, dir } = options;
  if (unit === undefined ? remote === undefined || dir === undefined : remote !== undefined) {
    throw new CommandFailed(
      EXIT.usage,
      'Name a unit that is here, or a finished build with --remote, --dir and --version.',
    );
  }
  const name = unit ?? remote ?? '';
  const folder =
    unit === undefined ? (dir ?? '') : await steps.run(`built ${unit}`, () => build(unit));
  const artifact = await steps.run(`described ${name}`, () =>
    describeBuild({ ...options, remote: name, dir: folder }, err),
  );
  return { artifact, folder };
}

async function makeLive(work: Work, artifact: Artifact, options: PublishOptions): Promise<void> {
  const { client, steps, tell, tellGeneration } = work;
  const { unit, build, version } = artifact;
  const why = options.why === undefined ? {} : { why: options.why };
  if (options.stable === true) {
    const reply = await steps.run('asked the gate, and made it stable', () =>
      client.send(runTrain, { body: { builds: [{ unit, build }], ...why } }),
    );
    tellGeneration(reply);
    return;
  }
  if (options.canary === undefined) {
    tell(
      { unit, build, version },
      `${unit} ${build} is published and not live. Next: mfctl canary start ${unit} ${build}`,
    );
    return;
  }
  const wanted = options.canary === true ? {} : { basisPoints: options.canary };
  const { data } = await steps.run('asked the gate, and began the canary', () =>
    client.send(beginCanary, {
      body: {
        unit,
        build,
        ...wanted,
        ...why,
        ...(options.minSessions === undefined ? {} : { minSessions: options.minSessions }),
        ...(options.allow === undefined ? {} : { allow: options.allow }),
      },
    }),
  );
  const given = data.units[unit]?.canary?.basisPoints ?? 0;
  tell(data, `${unit} ${build} is a canary at ${percent(given)}. Next: mfctl status --watch`);
}
