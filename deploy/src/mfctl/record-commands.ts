import type { Command } from 'commander';
import { listBuilds, type PublishedBuild } from 'shared-contracts/calls/release-builds';
import {
  getReleaseStatus,
  listGenerations,
  listReleaseAudit,
  verifyReleases,
} from 'shared-contracts/calls/release-desk';
import { atWork, type GlobalOptions, type Surroundings, type Work } from './command-context.ts';
import { CommandFailed, EXIT } from './failures.ts';
import { wholeNumber } from './option-values.ts';
import { showGeneration, showStatus, showVerdicts, table } from './show-releases.ts';

/** Time between two looks of `status --watch`, in ms. */
const WATCH_MS = 2000;

/** Builds on one page of the API. */
const PAGE = 200;

interface StatusOptions {
  readonly watch?: boolean;
  readonly all?: boolean;
}

/** Commands that only look. */
export function addRecords(program: Command, surroundings: Surroundings): void {
  const globals = () => program.opts<GlobalOptions>();

  program
    .command('status')
    .description('what is live')
    .option('--watch', 'go on and say every change, until it is stopped')
    .option('--all', 'every build in quarantine, and not only the newest')
    .action(async ({ watch = false, all = false }: StatusOptions) => {
      await atWork(surroundings, globals(), async (work) => {
        let shown = await tellStatus(work, all, null);
        while (watch) {
          await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
          shown = await tellStatus(work, all, shown);
        }
      });
    });

  program
    .command('builds')
    .argument('[unit]')
    .description('what was published, newest first')
    .option('--limit <n>', 'how many builds', wholeNumber, 50)
    .action(async (unit: string | undefined, { limit }: { readonly limit: number }) => {
      await atWork(surroundings, globals(), async (work) => {
        const data = await newestBuilds(work, unit, limit);
        const rows = data.map((one) => [
          one.unit,
          one.build,
          one.version,
          one.at,
          one.by,
          one.collected === true ? 'collected' : '',
        ]);
        work.tell(data, rows.length === 0 ? 'No build was published.' : table(rows));
      });
    });

  program
    .command('history')
    .description('what was live, newest first')
    .option('--limit <n>', 'how many generations', wholeNumber, 20)
    .action(async ({ limit }: { readonly limit: number }) => {
      await atWork(surroundings, globals(), async ({ client, tell }) => {
        const { data } = await client.send(listGenerations, { query: { limit } });
        tell(data, data.map(showGeneration).join('\n'));
      });
    });

  const audit = program.command('audit').description('who did what, and whether it is still true');
  audit
    .command('list', { isDefault: true })
    .description('who did what, refusals too')
    .option('--limit <n>', 'how many entries', wholeNumber, 50)
    .action(async ({ limit }: { readonly limit: number }) => {
      await atWork(surroundings, globals(), async ({ client, tell }) => {
        const { data } = await client.send(listReleaseAudit, { query: { limit } });
        const rows = data.map((one) => [one.at, one.by, one.action, one.result, one.detail]);
        tell(data, table(rows));
      });
    });
  audit
    .command('verify')
    .description('whether the history is whole and the files of live builds are those published')
    .action(async () => {
      await atWork(surroundings, globals(), async ({ client, tell }) => {
        const { data } = await client.send(verifyReleases, {});
        const { broken, damaged } = data;
        if (broken === null && damaged.length === 0) {
          tell(data, `${data.generations} generations, whole; the files of live builds are right.`);
          return;
        }
        const reasons = [
          ...(broken === null ? [] : [`generation ${broken.generation} ${broken.why}`]),
          ...damaged.map(
            ({ unit, build, path }) => `${unit} ${build}: ${path} is not as published`,
          ),
        ];
        throw new CommandFailed(EXIT.refused, 'The registry was tampered with.', '', reasons);
      });
    });
}

/** The newest builds, of a unit or of all, page by page. */
async function newestBuilds(
  { client }: Work,
  unit: string | undefined,
  limit: number,
): Promise<PublishedBuild[]> {
  const builds: PublishedBuild[] = [];
  let before: string | undefined;
  while (builds.length < limit) {
    const { data, next } = await client.send(listBuilds, {
      query: { unit, before, limit: Math.min(limit - builds.length, PAGE) },
    });
    builds.push(...data);
    if (next === undefined || next === null) break;
    before = next;
  }
  return builds.slice(0, limit);
}

/** What a look at the status printed, so that the next one prints only what is new. */
interface Shown {
  readonly live: string;
  readonly verdicts: string;
}

/** Prints what is live, or of a watched status only what has changed: all of it, or the verdicts. */
async function tellStatus({ client, tell }: Work, all: boolean, shown: Shown | null) {
  const { data } = await client.send(getReleaseStatus, {});
  const live = `${data.live?.hash ?? 'nothing'} ${JSON.stringify(data.keptBack ?? [])}`;
  const verdicts = showVerdicts(data.canaries).join('\n');
  if (live !== shown?.live) tell(data, showStatus(data, all));
  else if (verdicts !== shown.verdicts) tell(data, verdicts);
  return { live, verdicts };
}
