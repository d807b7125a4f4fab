import type { Duty } from 'shared-contracts/calls/call';
import { routes, type RouteName } from 'shared-contracts/platform/routes';

/** The pages of the desk, in the order of the rail, and whom the server lets call what stands on them (access.md). */
const ENTRIES = [
  { name: 'calllogs', duties: ['caller', 'manager'] },
  { name: 'reviews', duties: ['reviewer'] },
  { name: 'reports', duties: ['reviewer'] },
  { name: 'leads', duties: ['manager'] },
  { name: 'attention', duties: ['manager'] },
  { name: 'week', duties: ['manager'] },
  { name: 'audit', duties: ['manager'] },
] as const satisfies readonly { name: RouteName; duties: readonly Duty[] }[];

/** One page of the desk. */
export type DeskEntry = (typeof ENTRIES)[number];

/**
 * The entries of the rail for these duties; undefined where a server does not send them, and then all: the server
 * refuses what is not allowed.
 */
export function deskEntries(duties: readonly Duty[] | undefined): readonly DeskEntry[] {
  return ENTRIES.filter(
    (entry) => duties === undefined || entry.duties.some((duty) => duties.includes(duty)),
  );
}

/** Where an entry leads. */
export function hrefOf({ name }: DeskEntry): string {
  return routes[name].href();
}
