import type { Command } from 'commander';
import {
  beginCanary,
  continueCanary,
  holdCanary,
  promoteCanary,
  widenCanary,
} from 'shared-contracts/calls/release-desk';
import { atWork, type GlobalOptions, type Surroundings } from './command-context.ts';
import { addDecided, decidedOf, type DecidedOptions } from './decided.ts';
import { names, share, shares, wholeNumber } from './option-values.ts';

interface StartOptions extends DecidedOptions {
  readonly percent?: number;
  readonly steps?: number[];
  readonly allow?: string[];
  readonly minSessions?: number;
}

/** `mfctl canary …` */
export function addCanary(program: Command, surroundings: Surroundings): void {
  const canary = program.command('canary').description('give a build to a part of the devices');
  const globals = () => program.opts<GlobalOptions>();

  addDecided(canary.command('start'))
    .argument('<unit>')
    .argument('<build>', 'a published build')
    .description('begin a rollout; without --percent at the share that the traffic asks for')
    .option('--percent <share>', 'first share of the devices', share)
    .option('--steps <shares>', 'shares that it passes through, such as 1,5,25,50,100', shares)
    .option('--allow <cids>', 'devices that always get it', names)
    .option('--min-sessions <n>', 'sessions that each step has to see', wholeNumber)
    .action(async (unit: string, build: string, options: StartOptions) => {
      const { percent: basisPoints, steps, allow, minSessions } = options;
      await atWork(surroundings, globals(), async ({ client, tellGeneration }) => {
        const reply = await client.send(beginCanary, {
          body: {
            ...decidedOf(options),
            unit,
            build,
            ...(basisPoints === undefined ? {} : { basisPoints }),
            ...(steps === undefined ? {} : { steps }),
            ...(allow === undefined ? {} : { allow }),
            ...(minSessions === undefined ? {} : { minSessions }),
          },
        });
        tellGeneration(reply);
      });
    });

  addDecided(canary.command('step'))
    .argument('<unit>')
    .description('widen it to its next step, or to a share')
    .option('--percent <share>', 'share of the devices', share)
    .action(async (unit: string, options: DecidedOptions & { readonly percent?: number }) => {
      const { percent: basisPoints } = options;
      await atWork(surroundings, globals(), async ({ client, tellGeneration }) => {
        const reply = await client.send(widenCanary, {
          params: { unit },
          body: { ...decidedOf(options), ...(basisPoints === undefined ? {} : { basisPoints }) },
        });
        tellGeneration(reply);
      });
    });

  const simple = [
    ['pause', 'keep its share as it is', holdCanary],
    ['resume', 'let the controller go on', continueCanary],
    ['promote', 'make its build the stable one', promoteCanary],
  ] as const;
  for (const [name, description, call] of simple) {
    addDecided(canary.command(name))
      .argument('<unit>')
      .description(description)
      .action(async (unit: string, options: DecidedOptions) => {
        await atWork(surroundings, globals(), async ({ client, tellGeneration }) => {
          const reply = await client.send(call, { params: { unit }, body: decidedOf(options) });
          tellGeneration(reply);
        });
      });
  }
}
