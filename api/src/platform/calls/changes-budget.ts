import { Budget } from '../counters/budget.ts';
import type { AppParts } from './context.ts';

/** Time in ms in which so many changes of one member are taken; how many is configuration. */
const CHANGING_MS = 60_000;

/** What makes the pages of others fetch again: it has a limit. */
export function changesBudget({ counters, config }: Pick<AppParts, 'counters' | 'config'>): Budget {
  return new Budget(counters, {
    name: 'changes-of',
    most: config.changesAMinute,
    windowMs: CHANGING_MS,
    refusal: 'request.tooMany',
  });
}
