import { closest, distance } from 'fastest-levenshtein';
import { REMOTES } from 'shared-contracts/platform/routes';
import { SHELL_UNIT } from '../registry/live-unit.ts';
import type { Registry } from '../registry/registry.ts';
import { ReleaseRefusal } from './release-refusal.ts';

/** Letters that may be wrong, missing or too many in a name that was meant. */
const SLIPS = 3;

/**
 * Refuses a unit that neither the contract nor a published build names, with the nearest name: a typing error would
 * otherwise be live without any device. `wayOut` says what else may help.
 */
export async function refuseUnknownUnit(
  { artifacts }: Pick<Registry, 'artifacts'>,
  unit: string,
  wayOut = '',
): Promise<void> {
  const declared: readonly string[] = [SHELL_UNIT, ...REMOTES];
  if (declared.includes(unit)) return;
  const known = [...new Set([...declared, ...(await artifacts.units())])];
  if (known.includes(unit)) return;
  const nearest = nearestTo(unit, known);
  const hint =
    nearest === null ? `there are ${known.toSorted().join(', ')}.` : `did you mean ${nearest}?`;
  throw new ReleaseRefusal(
    404,
    'release.unknownUnit',
    `Nobody knows a unit "${unit}"; ${hint}${wayOut === '' ? '' : ` ${wayOut}`}`,
  );
}

/** The name that was probably meant; null where none is like it. */
export function nearestTo(name: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const nearest = closest(name, known);
  return distance(name, nearest) <= SLIPS ? nearest : null;
}
