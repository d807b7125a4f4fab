import { compareSchemas, type Change, type Direction } from './compare-schemas.ts';
import type { ContractLock, LockedCall, Schema } from './describe-contract.ts';

/** Every difference between two contracts, with what it means for units built before it. */
export function compareContracts(before: ContractLock, after: ContractLock): Change[] {
  return [
    ...compareTables(before.calls, after.calls, 'call', compareCalls),
    ...compareTables(before.events, after.events, 'event', (old, now, at) =>
      compareSchemas(old, now, 'reply', at),
    ),
    ...compareTables(before.routes, after.routes, 'route', (old, now, at) =>
      JSON.stringify(old) === JSON.stringify(now) ? [] : [breaking(`${at}: changed`)],
    ),
  ];
}

function compareTables<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  kind: string,
  compare: (old: T, now: T, at: string) => Change[],
): Change[] {
  const added = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  const changed = Object.entries(before).flatMap(([name, old]) => {
    const now = after[name];
    return now === undefined ? [breaking(`${kind} ${name}: gone`)] : compare(old, now, name);
  });
  return [
    ...added.map((name): Change => ({ compatibility: 'additive', what: `${kind} ${name}: new` })),
    ...changed,
  ];
}

function compareCalls(old: LockedCall, now: LockedCall, at: string): Change[] {
  return [
    ...(old.access === now.access ? [] : [breaking(`${at}: access ${now.access}`)]),
    ...(old.encoding === now.encoding ? [] : [breaking(`${at}: encoding ${now.encoding}`)]),
    ...comparePart(old.params, now.params, 'request', `${at} params`),
    ...comparePart(old.query, now.query, 'request', `${at} query`),
    ...comparePart(old.body, now.body, 'request', `${at} body`),
    ...compareSchemas(old.reply, now.reply, 'reply', `${at} reply`),
    ...(JSON.stringify(old.fails) === JSON.stringify(now.fails)
      ? []
      : [{ compatibility: 'additive', what: `${at}: refusals` } as const]),
  ];
}

function comparePart(
  old: Schema | undefined,
  now: Schema | undefined,
  direction: Direction,
  at: string,
): Change[] {
  const nothing: Schema = { type: 'object', properties: {}, required: [] };
  return compareSchemas(old ?? nothing, now ?? nothing, direction, at);
}

function breaking(what: string): Change {
  return { compatibility: 'breaking', what };
}
