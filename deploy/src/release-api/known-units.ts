import { closest, distance } from 'fastest-levenshtein';
import { REMOTES } from 'shared-contracts/platform/routes';
import { SHELL_UNIT } from '../registry/live-unit.ts';
import type { Registry } from '../registry/registry.ts';
import { ReleaseRefusal } from './release-refusal.ts';

/** Letters that may be wrong, missing or too many in a name that was meant. */
const SLIPS = 3;

/**
 * Refuses a unit that neither the contract names nor anybody has published, with the name that was probably
 * meant: a slip of the keyboard would otherwise go live, and nobody would ever get it.
 */
export async function refuseUnknownUnit(
  { artifacts }: Pick<Registry, 'artifacts'>,
  unit: string,
): Promise<void> {
  const declared: readonly string[] = [SHELL_UNIT, ...REMOTES];
  if (declared.includes(unit)) return;
  const known = [...new Set([...declared, ...(await artifacts.units())])];
  if (known.includes(unit)) return;
  const nearest = closest(unit, known);
  const hint =
    distance(unit, nearest) <= SLIPS
      ? `did you mean ${nearest}?`
      : `there are ${known.toSorted().join(', ')}.`;
  throw new ReleaseRefusal(
    404,
    'release.unknownUnit',
    `Nobody knows a unit "${unit}"; ${hint} A new one is published with --new (in a call: "new": true).`,
  );
}
