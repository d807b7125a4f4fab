import type { Command } from 'commander';
import { wholeNumber } from './option-values.ts';

/** What every change may say. */
export interface DecidedOptions {
  readonly why?: string;
  readonly expected?: number;
}

export function addDecided(command: Command): Command {
  return command
    .option('--why <text>', 'for the history')
    .option(
      '--expected <generation>',
      'do it only if this is still what is live, else end with 3',
      wholeNumber,
    );
}

/** The same for the body of a call. */
export function decidedOf({ why, expected }: DecidedOptions) {
  return {
    ...(why === undefined ? {} : { why }),
    ...(expected === undefined ? {} : { expected }),
  };
}
